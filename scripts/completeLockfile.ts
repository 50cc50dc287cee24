// npm leaves platform packages out of the lockfile when the registry at hand does not offer them, and `npm ci` then refuses that
// lockfile everywhere (npm/cli#4828). Their names and versions are known from the packages that want them: this adds the entries.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Entry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, Entry>
}

const systems: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
}
const processors: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  '64': 'x64',
  ia32: 'ia32',
  arm: 'arm',
  wasm32: 'wasm32',
}

const partsOf = (name: string, table: Record<string, string>) => name.split(/[/-]/).flatMap((part) => table[part] ?? [])

/** The entry that a package at `path` finds for a name, as Node looks it up: nearest folder first. */
function placeOf(packages: Lockfile['packages'], path: string, name: string): string | null {
  const folders = path === '' ? [] : path.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const place = [...folders.slice(0, depth), `node_modules/${name}`].join('/')
    if (packages[place]) return place
  }
  return null
}

/** The platform packages that a lockfile names and does not hold, as entries by path. */
export function missingEntries({ packages }: Lockfile): Lockfile['packages'] {
  const known = { ...packages }
  const missing: Lockfile['packages'] = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d/.test(version)) continue
      const found = placeOf(known, path, name)
      if (found && known[found]?.version === version) continue
      const place = found === `node_modules/${name}` ? `${path}/node_modules/${name}` : `node_modules/${name}`
      const os = partsOf(name, systems)
      const cpu = partsOf(name, processors)
      const entry: Entry = {
        version,
        ...(dev && { dev }),
        optional: true,
        ...(os[0] && { os }),
        ...(cpu[0] && { cpu }),
      }
      missing[place] = entry
      known[place] = entry
    }
  }
  return missing
}

if (import.meta.main) {
  const file = resolve(import.meta.dirname, '../package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  const missing = missingEntries(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} platform packages added`)
}
