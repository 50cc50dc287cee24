import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

// Beside the mirror: one that is damaged is made again from the CMS, which knows no pin.
const fileFor = (mirrorFile: string) => join(dirname(mirrorFile), 'pinned')

/** Keeps the id of the pinned release, or that none is, beyond the mirror. */
export function keepPin(database: DatabaseSync, release: string | null): void {
  const mirrorFile = database.location()
  if (mirrorFile === null) return
  if (release === null) rmSync(fileFor(mirrorFile), { force: true })
  else writeFileSync(fileFor(mirrorFile), release)
}

/** The id of the release that is pinned, for a mirror that has to be made again; `null` without a pin. */
export function keptPin(mirrorFile: string): string | null {
  const file = fileFor(mirrorFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
