import { createHash } from 'node:crypto'

/** The id that a piece of demo content has on every system: 24 hex digits of its name's digest. */
export function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24)
}
