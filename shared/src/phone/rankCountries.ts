import type { Country } from './countries.ts'
import { asciiDigits } from './asciiDigits.ts'

/** A text without case, marks above or below letters, points and hyphens, and the Arabic letters that people write for one another. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[.'’]/g, '')
    .replace(/[-–\s]+/g, ' ')
    .trim()
}

const initials = (name: string) =>
  name
    .split(/[\s\-&()]+/)
    .map((word) => word[0] ?? '')
    .join('')

function rankOf(country: Country, query: string, foreign: string): number {
  const names = [foldName(country.name), foreign]
  const dial = query.replace(/^\+/, '')
  if (country.iso2 === query) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  if (names.some((name) => name.includes(query))) return 2
  if (country.dialCode === dial) return 3
  if (`+${country.dialCode}`.includes(query)) return 4
  if (names.some((name) => initials(name).startsWith(query))) return 5
  return Number.POSITIVE_INFINITY
}

/**
 * Countries that a search finds, best first: ISO code, beginning of the name, part of the name, dial code with or without
 * "+", part of the dial code, initials. `foreignNames` lets both languages find a country.
 */
export function rankCountries(
  countries: readonly Country[],
  search: string,
  foreignNames: ReadonlyMap<string, string> = new Map(),
): readonly Country[] {
  const query = foldName(asciiDigits(search))
  if (query === '') return countries
  return countries
    .map((country) => ({ country, rank: rankOf(country, query, foldName(foreignNames.get(country.iso2) ?? '\0')) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank || a.country.priority - b.country.priority)
    .map(({ country }) => country)
}
