import { asciiDigits } from './asciiDigits.ts'
import { dialCodeOf, dialCodes } from './dialCodes.ts'

const PLUS = /[+\uff0b]/

const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, '')

/** Whether digits are a whole number with its dial code. */
const isWhole = (digits: string) => {
  const dialCode = dialCodeOf(digits)
  return dialCode?.lengths.includes(digits.length - dialCode.code.length) ?? false
}

/**
 * A number with its "+" in front where it stands behind the dial code or the whole number: among Arabic letters "966501234567+" looks like
 * "+966501234567", and is written and copied like that. Any other text as it is.
 */
export function plusInFront(value: string): string {
  const [before = '', after, ...more] = value.split(PLUS)
  const digits = digitsOf(before)
  if (after === undefined || more.length > 0 || digits === '') return value
  return dialCodes().has(digits) || (digitsOf(after) === '' && isWhole(digits)) ? `+${before}${after}` : value
}
