import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A telephone number as people write it, in one piece: `+966112345678` → "+966 11 234 5678". One that cannot be read stays as it is. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational().replaceAll(' ', '\u00A0') ?? number
}
