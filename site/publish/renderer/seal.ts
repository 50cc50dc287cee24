import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow.ts'

const SEAL = 'seal.json'

/** Writes down the content of every file of a finished code release, so that a damaged one is never run. */
export function sealBundle(folder: string): void {
  const digests = filesBelow(folder)
    .filter((file) => file !== SEAL)
    .map((file) => [file, digestOf(folder, file)])
  writeFileSync(join(folder, SEAL), JSON.stringify(Object.fromEntries(digests)))
}

/** What is wrong with a code release on disk, as a sentence; `null` when it is as it was built. */
export function findDamage(folder: string): string | null {
  if (!existsSync(join(folder, SEAL))) return `${folder} was never finished.`
  let digests: Record<string, string>
  try {
    digests = JSON.parse(readFileSync(join(folder, SEAL), 'utf8')) as Record<string, string>
  } catch {
    return `${join(folder, SEAL)} is damaged.`
  }
  for (const [file, digest] of Object.entries(digests)) {
    const found = foundDigest(folder, file)
    if (found === null) return `${join(folder, file)} is missing.`
    if (found !== digest) return `${join(folder, file)} is damaged.`
  }
  return null
}

function foundDigest(folder: string, file: string): string | null {
  try {
    return digestOf(folder, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function digestOf(folder: string, file: string): string {
  return hash('sha256', readFileSync(join(folder, file)), 'hex')
}
