import * as z from 'zod/mini'
import { writtenEmail } from '../lib/writtenEmail.ts'
import { MAX_EMAIL_LENGTH } from '../spec/forms.ts'
import type { FormsMessages } from '../messages/en/forms.ts'

/** Name of a fault; its words are `formsMessages[locale].fault[key]`. */
export type FormFault = keyof FormsMessages['fault']

/** The message of a check: a `FormFault` key instead of words. */
export const fault = (key: FormFault) => ({ error: key })

// Browsers send the line ends of a form's texts as CRLF and hand them to scripts as LF: one text has one length. What word processors
// copy ends lines otherwise (Unicode 5.8, newline functions).
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// Control characters mean nothing to a reader, and databases end a text at some of them.
const asWritten = (value: string) => {
  const text = value.replace(LINE_END, '\n').replace(/[^\P{Cc}\t\n]/gu, '')
  // Marks of writing direction, fillers and blank signs alone are nothing that a person could read.
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text) ? '' : text
}

/** A text, trimmed and with one kind of line end before it is judged. */
export const text = () => z.string(fault('wrongType')).check(z.overwrite(asWritten), z.trim())

// They turn letters round: "exe.gnp" then reads as "png.exe". The marks LRM, RLM and ALM turn nothing round.
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** A text of one line, whose letters stand in the order they are read in. */
export const line = () =>
  text().check(
    z.overwrite((value) => value.replace(OVERRIDES, '').replace(/\s*\n\s*/g, ' ')),
    z.trim(),
  )

export const optionalText = (max: number, tooLong: FormFault) =>
  z.optional(text().check(z.maxLength(max, fault(tooLong))))

export const optionalLine = (max: number, tooLong: FormFault) =>
  z.optional(line().check(z.maxLength(max, fault(tooLong))))

// One address, as GOV.UK asks for it: looser than RFC 5322, which allows what nobody has, and stricter than "has an @". Names of hosts
// are words of letters and digits in any script, which hyphens and joiners may only hold together; the last one is no number.
const NAME = String.raw`[^\s@<>"(),:;[\]\\.]+`
const WORD = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}-]*[\p{L}\p{M}\p{N}])?`
const EMAIL = new RegExp(String.raw`^$|^${NAME}(?:\.${NAME})*@(?:${WORD}\.)+(?!\p{N}+$)(?!.$)${WORD}$`, 'u')

export const emailField = () =>
  line().check(
    z.overwrite(writtenEmail),
    z.minLength(1, fault('emailRequired')),
    z.maxLength(MAX_EMAIL_LENGTH, fault('emailTooLong')),
    z.regex(EMAIL, fault('emailInvalid')),
  )

/** What a ticked checkbox sends, as JSON or as a plain form. */
export const agreed = [z.literal(true), z.literal('true'), z.literal('on')] as const
