import { idOf, positionOf } from './SortedIndex.ts'
import type { Scan } from './reader.ts'

interface Scanned {
  ids: string[]
  /** The places that decide the answer; `null` when nothing was looked at. */
  range: { from: string | null; to: string | null } | null
}

/** Reads a part of a sorted partition and tells which places decide the answer. `own` is where `after` stands. */
export function scanPlaces(places: readonly string[], scan: Scan, own: string | null): Scanned {
  const { descending = false, offset = 0, limit = Infinity } = scan
  if (limit <= 0) return { ids: [], range: null }

  const taken = descending ? takeDown(places, own, offset, limit) : takeUp(places, own, offset, limit)
  const last = taken.length === limit ? (taken.at(-1) as string) : null
  return { ids: taken.map(idOf), range: descending ? { from: last, to: own } : { from: own, to: last } }
}

function takeUp(places: readonly string[], own: string | null, offset: number, limit: number): string[] {
  const start = (own === null ? 0 : positionOf(places, own) + 1) + offset
  return places.slice(start, start + limit)
}

function takeDown(places: readonly string[], own: string | null, offset: number, limit: number): string[] {
  const end = Math.max(0, (own === null ? places.length : positionOf(places, own)) - offset)
  return places.slice(Math.max(0, end - limit), end).reverse()
}
