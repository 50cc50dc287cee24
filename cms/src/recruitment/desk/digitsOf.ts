import { asciiDigits, readPhone } from '@diwan/shared/phone'

const LEAST_DIGITS = 3

/** The part of a stored number that a text names, however it is written; `undefined` when it is none. */
export function digitsOf(text: string): string | undefined {
  const read = readPhone(text)
  const isAbroad = /^\D*(?:\+|00)/.test(asciiDigits(text))
  const digits = read && (isAbroad ? `${read.dialCode.code}${read.national}` : read.national)
  return digits && digits.length >= LEAST_DIGITS ? digits : undefined
}
