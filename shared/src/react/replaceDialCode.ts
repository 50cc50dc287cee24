import { asciiDigits } from '../phone/asciiDigits.ts'
import type { Country } from '../phone/countries.ts'

/** A number under another country: an international one gets its dial code, a national one stays. Digits stay as they were typed. */
export function replaceDialCode(value: string, from: Country | undefined, to: Country | undefined): string {
  const written = asciiDigits(value).trim()
  if (!to || !written.startsWith('+')) return value
  const digits = written.replace(/\D/g, '')
  const isOfCountry = from !== undefined && digits.startsWith(from.dialCode)
  const typed = value.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '')
  const national = isOfCountry ? typed.slice(from.dialCode.length) : ''
  return `+${to.dialCode}${national}`
}
