import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Overwrites what a person could be found by in the files of a folder, byte by byte in place: a log that is being written to
 * stays whole. Answers how many places there were.
 */
export async function maskInFolder(folder: string, identities: string[]): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let places = 0
  for (const entry of names) {
    if (entry.isFile()) places += await maskInFile(join(entry.parentPath, entry.name), identities)
  }
  return places
}

async function maskInFile(path: string, identities: string[]): Promise<number> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return 0
  const found = identities.flatMap((identity) => placesOf(bytes, Buffer.from(identity)))
  if (found.length === 0) return 0
  const file = await open(path, 'r+')
  try {
    for (const { at, length } of found) await file.write(Buffer.alloc(length, '*'), 0, length, at)
    await file.sync()
  } finally {
    await file.close()
  }
  return found.length
}

function placesOf(bytes: Buffer, needle: Buffer): { at: number; length: number }[] {
  const places = []
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at + needle.length)) {
    places.push({ at, length: needle.length })
  }
  return places
}
