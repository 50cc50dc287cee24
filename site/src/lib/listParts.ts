/** How far an entry looks to each side to see whether a part of a list begins with it: so every part is longer than this. */
export const REACH = 6

/**
 * Whether a part of a list begins at a position: its id weighs less than those of all entries in reach. Nothing else decides, so an
 * entry that comes or goes moves the bounds next to it and no others, wherever in the list it is.
 */
export function beginsPart(entries: readonly { id: string }[], position: number): boolean {
  if (position < REACH || position + REACH >= entries.length) return false
  const { id } = entries[position] as { id: string }
  const own = weightOf(id)
  for (let other = position - REACH; other <= position + REACH; other++) {
    const { id: otherId } = entries[other] as { id: string }
    const weight = weightOf(otherId)
    if (other !== position && (weight < own || (weight === own && otherId < id))) return false
  }
  return true
}

/** All positions at which a part begins, in less time than asking for one after the other. */
export function partStarts(entries: readonly { id: string }[]): number[] {
  const weights = new Uint32Array(entries.length)
  for (let at = 0; at < entries.length; at++) weights[at] = weightOf((entries[at] as { id: string }).id)
  const starts: number[] = []
  for (let position = REACH; position + REACH < entries.length; position++) {
    const own = weights[position] as number
    let other = position - REACH
    while (other <= position + REACH && own <= (weights[other] as number)) other++
    if (other <= position + REACH || !beginsPart(entries, position)) continue
    starts.push(position)
    // All in reach weigh more.
    position += REACH
  }
  return starts
}

/** First position, from `from` on, at which a part begins; -1 for none. */
export function nextPart(entries: readonly { id: string }[], from: number): number {
  for (let position = from; position < entries.length; position++) if (beginsPart(entries, position)) return position
  return -1
}

/** Last position, not after `to`, at which a part begins; -1 for none. */
export function lastPart(entries: readonly { id: string }[], to: number): number {
  for (let position = to; position >= REACH; position--) if (beginsPart(entries, position)) return position
  return -1
}

/** Spreads ids evenly, however alike they are: those of documents made in a row differ in their last letters only. */
function weightOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const DAY = /^\d{4}-\d\d-\d\d/
const UNDATED = 'undated'

/** What a part is called after: the day of its oldest entry. */
export function dayOf(key: string): string {
  return DAY.exec(key)?.[0] ?? UNDATED
}

/** The key that a day's entries begin with. */
export function keyOfDay(day: string): string {
  return day === UNDATED ? '' : day
}

/** The `{page}` of a part: its day, and a number from the second part of that day on. */
export function partName(day: string, nth: number): string {
  return nth === 1 ? day : `${day}-${nth}`
}

/** Takes a `{page}` apart; `null` when no part is called so. */
export function readPartName(page: string): { day: string; nth: number } | null {
  const [, day, nth = '1'] = /^(\d{4}-\d\d-\d\d|undated)(?:-([2-9]|[1-9]\d{1,4}))?$/.exec(page) ?? []
  return day === undefined ? null : { day, nth: Number(nth) }
}
