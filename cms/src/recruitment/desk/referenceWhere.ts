import { withoutUnseenMarks } from '@diwan/shared/lib/withoutUnseenMarks'
import { asciiDigits } from '@diwan/shared/phone'
import type { Where } from 'payload'

const WHOLE = /^(?:DW)?([2-9A-Z]{4})([2-9A-Z]{4})$/

/**
 * Applications whose reference a text names or begins: in small letters, with other dashes, spaces or none, and with Eastern digits. A
 * whole reference is looked for in notes as well, where the one stands that became part of another.
 */
export function referenceWhere(text: string): Where {
  const written = asciiDigits(withoutUnseenMarks(text)).toUpperCase().trim()
  const [, head, tail] = WHOLE.exec(written.replace(/[\s\p{Pd}_]/gu, '')) ?? []
  const whole = `DW-${head}-${tail}`
  if (head) return { or: [{ reference: { equals: whole } }, { 'notes.text': { contains: whole } }] }
  return { reference: { contains: written.replace(/\s*\p{Pd}\s*/gu, '-') } }
}
