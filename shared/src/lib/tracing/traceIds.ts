const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const WORD = 8
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The trace of a call: its id alone decides it, so each part of the system knows it without being told. */
export function traceIdOf(request: string): string {
  return UUID.test(request) ? request.replaceAll('-', '') : digits(request, 4)
}

/** The span under which a part answered a call. */
export function spanIdOf(request: string, part: string): string {
  return digits(`${request} ${part}`, 2)
}

/** So many words of eight hexadecimal digits that follow from a text, never all zeros. */
function digits(text: string, words: number): string {
  return Array.from({ length: words }, (_, word) =>
    (hashOf(`${word} ${text}`) || 1).toString(16).padStart(WORD, '0'),
  ).join('')
}

// FNV-1a: equal calls must meet, and nobody gains by making two of them meet.
function hashOf(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
