import { AsYouType, type CountryCode } from 'libphonenumber-js/max'
import { hasEasternDigits } from './asciiDigits.ts'
import type { Country } from './countries.ts'
import { EXTENSION } from './nationalNumber.ts'

const isCounted = (character: string) => /[\d+]/.test(character)
const counted = (text: string) => [...text].filter(isCounted).join('')

/** The caret after as many digits and "+" as it stood behind before. */
function caretAfter(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index
    if (isCounted(text[index] ?? '')) seen++
  }
  return text.length
}

const format = (number: string, { iso2, dialCode, nationalPrefix }: Country, separateDialCode: boolean) => {
  const digits = counted(number)
  const isNational = nationalPrefix !== '' && digits.startsWith(nationalPrefix)
  try {
    if (!separateDialCode || isNational) return new AsYouType(iso2.toUpperCase() as CountryCode).input(digits)
    return new AsYouType()
      .input(`+${dialCode}${digits}`)
      .slice(dialCode.length + 1)
      .trimStart()
  } catch {
    // The library fails on a few beginnings of impossible numbers, such as 02 in Samoa.
    return number
  }
}

/**
 * A number formatted as far as it is typed, and where the caret goes. Left alone while it has letters or Eastern digits;
 * an extension is kept.
 */
export function formatAsTyped(
  value: string,
  caret: number,
  country: Country | undefined,
  separateDialCode = false,
): { value: string; caret: number } {
  const extension = EXTENSION.exec(value)?.[0] ?? ''
  const number = value.slice(0, value.length - extension.length)
  if (!country || hasEasternDigits(value) || /\p{L}/u.test(number) || !/\d/.test(number)) return { value, caret }
  const formatted = format(number, country, separateDialCode)
  // Never a digit more or fewer than the person typed.
  if (counted(formatted) !== counted(number)) return { value, caret }
  const count = counted(value.slice(0, caret)).length
  const next = formatted + extension
  return { value: next, caret: caret >= value.length ? next.length : caretAfter(next, count) }
}
