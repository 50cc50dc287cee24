import type { Reader } from './Reader.ts'
import { must } from './until.ts'

/** Throws when a reader saw a mixed release or an error. */
export function mustBeWhole(reader: Reader): void {
  must(reader.mixed.length === 0, `${reader.mixed.length} mixed releases, the first: ${reader.mixed[0]}`)
  must(reader.errors.length === 0, `${reader.errors.length} failed reads, the first: ${reader.errors[0]}`)
  must(reader.rounds > 0, 'The reader never read inside one release.')
}
