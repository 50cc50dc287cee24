// Other ways to write one mean another day elsewhere, or another hour on another machine.
const TIME = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))?$/

const LAST_YEAR = 9999

/** Whether a text is a day, or a time that says how far it is from UTC. */
export function isTime(text: string): boolean {
  const [, day] = TIME.exec(text) ?? []
  const time = new Date(text)
  if (!day || !Number.isFinite(time.getTime())) return false
  // Years of five digits, and those before the first, are stored as texts that stand before all others.
  const year = time.getUTCFullYear()
  if (year < 0 || year > LAST_YEAR) return false
  // The 30th of February is no day, though it can be counted on from.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
