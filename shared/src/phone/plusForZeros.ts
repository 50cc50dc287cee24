import { asciiDigits } from './asciiDigits.ts'
import { dialCodeOf } from './dialCodes.ts'
import { SEPARATORS } from './separators.ts'

const TWO_ZEROS = new RegExp(`^(?:[${SEPARATORS}]*0){2}[${SEPARATORS}]*`, 'u')

// The one country whose own mobile numbers may begin with two zeros, and how long those are; a test compares it with the metadata.
const TAJIKISTAN = 'tj'
const TAJIK_DIGITS = 9

/**
 * A number with "+" where it begins with two zeros and a dial code, which is how many write it; any other text as it is.
 * What may still be a number of the selected country's own is left as it is, too.
 */
export function plusForZeros(value: string, country: string | null): string {
  const written = asciiDigits(value)
  const [zeros] = TWO_ZEROS.exec(written) ?? ['']
  const digits = (text: string) => text.replace(/\D/g, '')
  if (!zeros || !dialCodeOf(digits(written.slice(zeros.length)))) return value
  if (country === TAJIKISTAN && digits(written).length <= TAJIK_DIGITS) return value
  return `+${value.slice(zeros.length)}`
}
