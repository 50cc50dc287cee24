import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

// Generated files are committed: making them again must change nothing.
const root = resolve(dirname(import.meta.filename), '../..')
const files = ['shared/src/generated/payload-types.ts', 'cms/src/app/(payload)/admin/importMap.js']

const read = () => files.map((file) => readFileSync(join(root, file), 'utf8'))

const before = read()
execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const stale = files.filter((_file, position) => read()[position] !== before[position])
if (stale.length) {
  console.error(`Out of date: ${stale.join(', ')}. They have been made again; commit them.`)
  process.exitCode = 1
}
