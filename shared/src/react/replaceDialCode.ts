import { asciiDigits } from '../phone/asciiDigits.ts'
import type { Country } from '../phone/countries.ts'

/** A number under another country: an international one gets its dial code, a national one stays. */
export function replaceDialCode(value: string, from: Country | undefined, to: Country | undefined): string {
  const written = asciiDigits(value).trim()
  if (!to || !written.startsWith('+')) return value
  const digits = written.replace(/\D/g, '')
  const national = from && digits.startsWith(from.dialCode) ? digits.slice(from.dialCode.length) : ''
  return `+${to.dialCode}${national}`
}
