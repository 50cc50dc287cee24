import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup holds, so that a restore can tell whether it has all of it. */
export interface Manifest {
  format: 1
  madeAt: string
  database: 'sqlite' | 'mongodb'
  files: Record<string, { bytes: number; sha256: string }>
}

export const MANIFEST = 'manifest.json'

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Sizes and digests of everything below a folder but the manifest, by path. */
export async function listFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Manifest['files'] = {}
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (name !== MANIFEST) files[name] = { bytes: (await stat(path)).size, sha256: await digestOf(path) }
  }
  return files
}

/** The paths at which a folder differs from its manifest: missing, changed, or not of it. */
export async function differencesOf(folder: string, manifest: Manifest): Promise<string[]> {
  const found = await listFiles(folder)
  const paths = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  return [...paths].filter((path) => found[path]?.sha256 !== manifest.files[path]?.sha256).sort()
}
