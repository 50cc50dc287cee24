import { asciiDigits } from './asciiDigits.ts'
import { dialCodeOf } from './dialCodes.ts'

const TWO_ZEROS = /^[\s().\-/]*0[\s().\-/]*0[\s().\-/]*/

/** A number with "+" where it begins with two zeros and a dial code, which is how many write it; any other text as it is. */
export function plusForZeros(value: string): string {
  const written = asciiDigits(value)
  const [zeros] = TWO_ZEROS.exec(written) ?? []
  if (zeros === undefined || !dialCodeOf(written.slice(zeros.length).replace(/\D/g, ''))) return value
  return `+${value.slice(zeros.length)}`
}
