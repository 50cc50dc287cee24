import type { Locale } from '../content/locales.ts'
import { areaCodesByCountry, countryRows, sharedDialCodes } from './countryTable.ts'

/** A country or territory with a dial code. */
export interface Country {
  /** ISO 3166 code in small letters, `sa`. */
  iso2: string
  name: string
  dialCode: string
  /** Order among the countries that share a dial code; 0 is the main one. */
  priority: number
  /** What tells it from the countries that share its dial code; none where nothing does. */
  areaCodes: readonly string[] | null
  /** What people dial in front of a national number inside the country; empty where nothing is. */
  nationalPrefix: string
}

// The names that Saudi readers expect where the library's differ.
const NAMES: Record<Locale, Record<string, string>> = { en: { ps: 'Palestine' }, ar: { ps: 'فلسطين' } }

const lists = new Map<Locale, readonly Country[]>()

/** Every country, by its name in the language, in that language's order. */
export function listCountries(locale: Locale): readonly Country[] {
  const known = lists.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const list = countryRows
    .map(({ iso2, dialCode, nationalPrefix }): Country => ({
      iso2,
      name: NAMES[locale][iso2] ?? names.of(iso2.toUpperCase()) ?? iso2.toUpperCase(),
      dialCode,
      priority: Math.max(0, sharedDialCodes[dialCode]?.indexOf(iso2) ?? 0),
      areaCodes: areaCodesByCountry[iso2] ?? null,
      nationalPrefix,
    }))
    .sort((a, b) => compare(a.name, b.name))
  lists.set(locale, list)
  return list
}

const byIso2 = new Map<string, Country>()

/** The country of an ISO code. */
export function countryOf(iso2: string | null | undefined): Country | undefined {
  if (!iso2) return undefined
  if (byIso2.size === 0) for (const country of listCountries('en')) byIso2.set(country.iso2, country)
  return byIso2.get(iso2.toLowerCase())
}
