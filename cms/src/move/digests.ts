import { createHash } from 'node:crypto'
import { type MoveRecord, placeOf } from './MoveRecord.ts'

/** How many records a place has, and a checksum of them that does not depend on their order. */
export interface Digest {
  count: number
  checksum: string
}

// A version has no name outside its database. A global's own times are written by whoever stores it.
const OWN = {
  document: [],
  version: ['id'],
  global: ['id', 'globalType', 'createdAt', 'updatedAt', '_status'],
  globalVersion: ['id'],
} satisfies Record<MoveRecord['kind'], string[]>

// In a language that nobody has written yet, one database stores no status, the other that it is a draft.
const withoutDrafts = (status: unknown) =>
  typeof status === 'object' && status !== null
    ? Object.fromEntries(Object.entries(status).filter(([, state]) => state !== 'draft'))
    : status

/** One writing for what both databases mean by the same: sorted names, no empty values, times as ISO texts. */
function canonical(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => canonical(item) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const entries = Object.entries(value)
    .map(([name, part]) => [name, canonical(name === '_status' ? withoutDrafts(part) : part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function checksumOf({ kind, data }: MoveRecord): Buffer {
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !OWN[kind].includes(name as never)))
  // One database stores that a version is not the latest, the other that it is.
  if (kept.latest === false) delete kept.latest
  return createHash('sha256')
    .update(JSON.stringify(canonical(kept)) ?? '')
    .digest()
}

/** Count and checksum of each collection and global, and of their versions. */
export async function digestsOf(records: AsyncIterable<MoveRecord>): Promise<Map<string, Digest>> {
  const sums = new Map<string, { count: number; sum: Buffer }>()
  for await (const record of records) {
    const place = placeOf(record)
    const { count, sum } = sums.get(place) ?? { count: 0, sum: Buffer.alloc(32) }
    const own = checksumOf(record)
    // Addition, so that equal records do not cancel each other out and the order does not matter.
    let carry = 0
    for (let i = 31; i >= 0; i--) {
      carry += (sum[i] ?? 0) + (own[i] ?? 0)
      sum[i] = carry & 0xff
      carry >>= 8
    }
    sums.set(place, { count: count + 1, sum })
  }
  return new Map([...sums].map(([place, { count, sum }]) => [place, { count, checksum: sum.toString('hex') }]))
}

/** What differs between two databases, a sentence each. */
export function differencesBetween(from: ReadonlyMap<string, Digest>, to: ReadonlyMap<string, Digest>): string[] {
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((place) => {
    const [a, b] = [from.get(place), to.get(place)]
    if (a?.count !== b?.count) return [`${place}: ${a?.count ?? 0} in the source, ${b?.count ?? 0} in the target`]
    return a?.checksum === b?.checksum ? [] : [`${place}: ${a?.count} records, but not the same ones`]
  })
}
