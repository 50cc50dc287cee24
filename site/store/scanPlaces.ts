import { positionOf } from './SortedIndex.ts'
import type { Scan } from './reader.ts'

interface Found {
  places: readonly string[]
  /** The places that decide the answer; `null` when nothing was looked at. */
  range: { from: string | null; to: string | null } | null
}

/** Reads a part of a sorted partition and tells which places decide the answer. `own` is where `after` stands. */
export function scanPlaces(places: readonly string[], scan: Scan, own: string | null): Found {
  const { descending = false, offset = 0, limit = Infinity, from = null, to = null } = scan
  if (limit <= 0) return { places: [], range: null }

  const taken = descending
    ? takeDown(places, own, offset, limit)
    : takeUp(places, { begin: own ?? from, isTaken: own !== null, end: to }, offset, limit)
  const last = taken.length === limit ? (taken.at(-1) as string) : null
  return { places: taken, range: descending ? { from: last, to: own } : { from: own ?? from, to: last ?? to } }
}

interface Bounds {
  begin: string | null
  /** Whether the place at which it begins is left out. */
  isTaken: boolean
  end: string | null
}

function takeUp(places: readonly string[], { begin, isTaken, end }: Bounds, offset: number, limit: number) {
  const start = (begin === null ? 0 : positionOf(places, begin) + (isTaken ? 1 : 0)) + offset
  const stop = end === null ? places.length : positionOf(places, end)
  return places.slice(start, Math.min(start + limit, stop))
}

function takeDown(places: readonly string[], own: string | null, offset: number, limit: number): string[] {
  const end = Math.max(0, (own === null ? places.length : positionOf(places, own)) - offset)
  return places.slice(Math.max(0, end - limit), end).reverse()
}
