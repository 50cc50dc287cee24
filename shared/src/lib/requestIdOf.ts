// What may stand in a log line and in a file name; an e-mail address may not.
const VALID = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The id that a call brought along, or a new one when it brought none that may be written down. */
export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && VALID.test(given) ? given : crypto.randomUUID()
}
