import { asciiDigits } from './asciiDigits.ts'
import { dialCodeOf } from './dialCodes.ts'

const TWO_ZEROS = /^[\s().\-/]*0[\s().\-/]*0[\s().\-/]*/

/** Countries whose own mobile numbers may begin with two zeros, and how long those are; a test compares them with the metadata. */
const OWN_ZEROS: Partial<Record<string, number>> = { tj: 9 }

/**
 * A number with "+" where it begins with two zeros and a dial code, which is how many write it; any other text as it is.
 * What may still be a number of the selected country's own is left as it is, too.
 */
export function plusForZeros(value: string, country: string | null): string {
  const written = asciiDigits(value)
  const [zeros] = TWO_ZEROS.exec(written) ?? []
  if (zeros === undefined || !dialCodeOf(written.slice(zeros.length).replace(/\D/g, ''))) return value
  if (written.replace(/\D/g, '').length <= (OWN_ZEROS[country ?? ''] ?? 0)) return value
  return `+${value.slice(zeros.length)}`
}
