import { asciiDigits } from './asciiDigits.ts'
import type { Country } from './countries.ts'
import { withoutNationalPrefix } from './withoutNationalPrefix.ts'

/** An extension at the end of a number. */
export const EXTENSION = /(?:;ext=|\s*(?:ext(?:ension)?\.?|x|#|تحويلة)\s*:?)\s*(\d{1,9})\s*$/iu

/** The digits of a number without its country's dial code and national prefix; all digits when the country is not known. */
export function nationalNumber(value: string, country: Country | undefined, separateDialCode = false): string {
  const written = asciiDigits(value).replace(EXTENSION, '')
  const plus = written.indexOf('+')
  const digits = written.slice(Math.max(0, plus)).replace(/\D/g, '')
  if (!country) return digits
  const isInternational = plus >= 0 && !separateDialCode
  if (isInternational && !digits.startsWith(country.dialCode)) return digits
  const national = isInternational ? digits.slice(country.dialCode.length) : digits
  return withoutNationalPrefix(national, country)
}
