import { asciiDigits } from './asciiDigits.ts'
import { countryOf } from './countries.ts'
import { EXTENSION, nationalNumber } from './nationalNumber.ts'
import { isGivenOut, possibleLengthsOf, type LineType } from './numberingPlan.ts'
import { plusForZeros } from './plusForZeros.ts'
import { plusInFront } from './plusInFront.ts'
import { withoutScheme } from './withoutScheme.ts'

export interface PhoneToCheck {
  value: string
  /** ISO code of the selected country; without one no number is valid. */
  country: string | null
  /** Types of line that are accepted; mobile numbers unless said otherwise. */
  types?: readonly LineType[]
  separateDialCode?: boolean
}

export type PhoneError = 'INVALID_COUNTRY' | 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_LENGTH'

const DEFAULT_TYPES: readonly LineType[] = ['MOBILE']

/** A number as it is meant. Beside a dial code that stands outside the field, all digits are the national number's. */
const meant = ({ value, country, separateDialCode }: PhoneToCheck) =>
  separateDialCode ? value : plusForZeros(plusInFront(withoutScheme(value)), country)

/** Why a number is not possible; `undefined` when it is. */
export function phoneErrorOf(phone: PhoneToCheck): PhoneError | undefined {
  const { country: iso2, types = DEFAULT_TYPES, separateDialCode } = phone
  const value = meant(phone)
  const written = asciiDigits(value).replace(EXTENSION, '')
  if (/\p{L}/u.test(written) || !/\d/.test(written)) return 'NOT_A_NUMBER'
  const country = countryOf(iso2)
  if (!country) return 'INVALID_COUNTRY'
  const isOfCountry = !written.includes('+') || written.replace(/\D/g, '').startsWith(country.dialCode)
  if (!isOfCountry) return 'INVALID_COUNTRY'
  const { length } = nationalNumber(value, country, separateDialCode)
  const possible = possibleLengthsOf(country.iso2, types)
  if (possible.includes(length)) return undefined
  if (possible.length === 0) return 'INVALID_LENGTH'
  if (length < Math.min(...possible)) return 'TOO_SHORT'
  return length > Math.max(...possible) ? 'TOO_LONG' : 'INVALID_LENGTH'
}

/** Whether the length is possible for at least one accepted type of line. */
export function isPossibleNumber(phone: PhoneToCheck): boolean {
  return phoneErrorOf(phone) === undefined
}

/** Whether the country gives out such a number for an accepted type of line. */
export function isValidNumber(phone: PhoneToCheck): boolean {
  const country = countryOf(phone.country)
  if (!country || !isPossibleNumber(phone)) return false
  return isGivenOut(
    nationalNumber(meant(phone), country, phone.separateDialCode),
    country.iso2,
    phone.types ?? DEFAULT_TYPES,
  )
}

/** The number in E.164; `null` while it is not possible. */
export function e164OfField(phone: PhoneToCheck): string | null {
  const country = countryOf(phone.country)
  if (!country || !isPossibleNumber({ ...phone, types: [] })) return null
  return `+${country.dialCode}${nationalNumber(meant(phone), country, phone.separateDialCode)}`
}
