import { asciiDigits } from './asciiDigits.ts'
import type { Country } from './countries.ts'

/** What stands in a field whose dial code is shown outside of it: an international number loses the one of its country. */
export function withoutDialCode(value: string, country: Country | undefined): string {
  const written = asciiDigits(value).trim()
  if (!country || !written.startsWith('+')) return value
  let rest = written
  // Digit by digit: "+966 50" and "+9 66 50" are the same number.
  for (const digit of country.dialCode) {
    const at = rest.search(/\d/)
    if (at < 0 || rest[at] !== digit) return value
    rest = rest.slice(at + 1)
  }
  return rest.replace(/^[\s().\-\u2013/]+/u, '')
}
