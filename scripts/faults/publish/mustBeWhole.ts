import type { Reader } from './Reader.ts'
import { NEVER } from './Rig.ts'
import { must } from './until.ts'

/** Throws when a reader saw a mixed release, an error, or what was told ahead and never came. */
export function mustBeWhole(reader: Reader): void {
  must(reader.mixed.length === 0, `${reader.mixed.length} mixed releases, the first: ${reader.mixed[0]}`)
  must(reader.errors.length === 0, `${reader.errors.length} failed reads, the first: ${reader.errors[0]}`)
  must(!reader.shown.includes(NEVER), 'Visitors saw what was told ahead of its commit and never came.')
  must(reader.rounds > 0, 'The reader never read inside one release.')
}
