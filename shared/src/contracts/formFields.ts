import * as z from 'zod/mini'
import { withoutUnseenMarks } from '../lib/withoutUnseenMarks.ts'
import { MAX_EMAIL_LENGTH } from '../spec/forms.ts'
import type { FormsMessages } from '../messages/en/forms.ts'

/** Name of a fault; its words are `formsMessages[locale].fault[key]`. */
export type FormFault = keyof FormsMessages['fault']

/** The message of a check: a `FormFault` key instead of words. */
export const fault = (key: FormFault) => ({ error: key })

// Browsers send the line ends of a form's texts as CRLF and hand them to scripts as LF: one text has one length. Control
// characters mean nothing to a reader, and databases end a text at some of them.
const asWritten = (value: string) => {
  const text = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
  // Marks of writing direction alone are nothing that a person could read.
  return /^[\s\p{Cf}]*$/u.test(text) ? '' : text
}

/** A text, trimmed and with one kind of line end before it is judged. */
export const text = () => z.string(fault('wrongType')).check(z.overwrite(asWritten), z.trim())

/** A text of one line. */
export const line = () => text().check(z.overwrite((value) => value.replace(/\s*\n\s*/g, ' ')))

export const optionalText = (max: number, tooLong: FormFault) =>
  z.optional(text().check(z.maxLength(max, fault(tooLong))))

export const optionalLine = (max: number, tooLong: FormFault) =>
  z.optional(line().check(z.maxLength(max, fault(tooLong))))

// One address, no spaces, a dot in the domain: what GOV.UK asks for, looser than RFC 5322 and stricter than "has an @".
const EMAIL = /^$|^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u

export const emailField = () =>
  line().check(
    z.overwrite(withoutUnseenMarks),
    z.trim(),
    z.minLength(1, fault('emailRequired')),
    z.maxLength(MAX_EMAIL_LENGTH, fault('emailTooLong')),
    z.regex(EMAIL, fault('emailInvalid')),
  )

/** What a ticked checkbox sends, as JSON or as a plain form. */
export const agreed = [z.literal(true), z.literal('true'), z.literal('on')] as const
