import { asciiDigits } from './asciiDigits.ts'
import { countryOf, listCountries, type Country } from './countries.ts'

interface Choice {
  /** The country that is selected; none shows the globe. */
  selected: string | null
  /** The last one that was selected. */
  last?: string | null
  /** The one an empty field belongs to while none is selected; the last one unless given. */
  preset?: string | null
  /** Whether the dial code stands outside the field, so that a leading national prefix belongs to the number. */
  separateDialCode?: boolean
}

const TOLL_FREE_NANP = /^1?8(?:00|22|33|44|55|66|77|8\d)/

let candidates: Map<string, string[]> | undefined

/** Countries by what their numbers begin with: dial codes, beginnings of area codes, and whole area codes. */
function candidatesByPrefix(): Map<string, string[]> {
  if (candidates) return candidates
  const map = new Map<string, string[]>()
  const add = (prefix: string, iso2: string) => {
    const list = map.get(prefix) ?? []
    if (!list.includes(iso2)) list.push(iso2)
    map.set(prefix, list)
  }
  const countries = [...listCountries('en')].sort((a, b) => a.priority - b.priority)
  for (const { dialCode, iso2 } of countries) add(dialCode, iso2)
  for (const { dialCode, iso2, areaCodes } of countries) {
    const main = map.get(dialCode)?.[0] ?? iso2
    for (const areaCode of areaCodes ?? []) {
      for (let length = 1; length < areaCode.length; length++) {
        add(dialCode + areaCode.slice(0, length), main)
        add(dialCode + areaCode.slice(0, length), iso2)
      }
      add(dialCode + areaCode, iso2)
    }
  }
  candidates = map
  return map
}

const longestMatch = (digits: string): string | undefined => {
  let found: string | undefined
  for (let length = 1; length <= Math.min(digits.length, 8); length++) {
    const prefix = digits.slice(0, length)
    if (candidatesByPrefix().has(prefix)) found = prefix
  }
  return found
}

const withDialCode = (number: string, selected: Country | undefined, separateDialCode: boolean) => {
  if (number.startsWith('+') || !selected) return number
  const { dialCode, nationalPrefix } = selected
  const hasPrefix = !separateDialCode && nationalPrefix !== '' && number.startsWith(nationalPrefix[0] ?? '')
  return `+${dialCode}${hasPrefix ? number.slice(1) : number}`
}

/** The country that a number, as far as it is typed, belongs to; `null` is none. */
export function countryFromNumber(
  value: string,
  { selected, last = null, preset = last, separateDialCode = false }: Choice,
): string | null {
  const written = asciiDigits(value)
  const current = countryOf(selected)
  const number = withDialCode(written.slice(Math.max(0, written.indexOf('+'))).trim(), current, separateDialCode)
  const digits = number.replace(/\D/g, '')
  const isInternational = number.startsWith('+')
  const match = isInternational ? longestMatch(digits) : undefined

  if (match !== undefined) {
    const possible = candidatesByPrefix().get(match) ?? []
    if (possible.length === 1) return possible[0] ?? null
    if (!current) return last && possible.includes(last) ? last : (possible[0] ?? null)
    if (current.dialCode === '1' && match.startsWith('1') && TOLL_FREE_NANP.test(digits)) return current.iso2
    if (current.areaCodes?.some((areaCode) => digits.startsWith(current.dialCode + areaCode))) return current.iso2
    const isElsewhere = current.areaCodes !== null && current.priority > 0 && digits.length > match.length
    return possible.includes(current.iso2) && !isElsewhere ? current.iso2 : (possible[0] ?? null)
  }
  if (isInternational && digits !== '') return current?.dialCode.startsWith(digits) ? current.iso2 : null
  if (number === '' || number === '+') return selected ?? preset
  return selected
}
