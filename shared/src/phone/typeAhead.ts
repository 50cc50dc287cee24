import { TYPE_AHEAD_RESET } from '../spec/phone.ts'
import type { Country } from './countries.ts'
import { foldName } from './rankCountries.ts'

/** Collects letters typed into a list without a search field, and finds the first country that begins with them. */
export function createTypeAhead(countries: readonly Country[], now: () => number = Date.now) {
  let buffer = ''
  let lastKey = Number.NEGATIVE_INFINITY
  return (letter: string): Country | undefined => {
    if (now() - lastKey >= TYPE_AHEAD_RESET) buffer = ''
    lastKey = now()
    buffer += letter
    const wanted = foldName(buffer)
    return wanted === '' ? undefined : countries.find(({ name }) => foldName(name).startsWith(wanted))
  }
}
