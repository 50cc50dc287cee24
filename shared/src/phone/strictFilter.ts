import { MAX_DIGITS_WITHOUT_COUNTRY } from '../spec/phone.ts'
import { asciiDigits } from './asciiDigits.ts'
import { countryOf } from './countries.ts'
import { countryFromNumber } from './countryFromNumber.ts'
import { nationalNumber } from './nationalNumber.ts'
import { isGivenOut, possibleLengthsOf, type LineType } from './numberingPlan.ts'
import { plusForZeros } from './plusForZeros.ts'

export interface Edit {
  value: string
  /** Selected text that the edit replaces; an empty selection is the caret. */
  start: number
  end: number
  country: string | null
  last?: string | null
  types?: readonly LineType[]
  separateDialCode?: boolean
}

/** Most digits that a national number may have. */
export function maxDigits(country: string | null, types: readonly LineType[] = ['MOBILE']): number {
  if (!country) return MAX_DIGITS_WITHOUT_COUNTRY
  const lengths = possibleLengthsOf(country, types)
  // Where no such line exists, the checks say so: nobody is stopped in the middle of a number without a reason.
  return Math.max(...(lengths.length > 0 ? lengths : possibleLengthsOf(country)))
}

const isTooLong = (value: string, { country, types, separateDialCode = false }: Edit) =>
  nationalNumber(value, countryOf(country), separateDialCode).length > maxDigits(country, types)

const changesCountry = (value: string, { country, last, separateDialCode = false }: Edit) =>
  countryFromNumber(value, { selected: country, last, separateDialCode }) !== country

/**
 * A number with "+" where its country's dial code stands in front without one ("966501234567"): it is too long for a number of the
 * country's own, and what could be one does not begin like that. Any other text as it is.
 */
export function plusForDialCode(
  value: string,
  { country: iso2, types = ['MOBILE'], separateDialCode = false }: Pick<Edit, 'country' | 'types' | 'separateDialCode'>,
): string {
  const country = countryOf(iso2)
  const digits = asciiDigits(value).replace(/\D/g, '')
  if (!country || /[+\uff0b]/.test(value) || !digits.startsWith(country.dialCode)) return value
  const edit = { value, start: 0, end: 0, country: iso2, types, separateDialCode }
  if (!isTooLong(value, edit) || isTooLong(`+${digits}`, { ...edit, separateDialCode: false })) return value
  const own = nationalNumber(value, country, separateDialCode).slice(0, maxDigits(iso2, types))
  return isGivenOut(own, country.iso2, types) ? value : `+${value}`
}

/** Whether strict mode lets a typed character in: a digit, or "+" in front, as long as the number does not become too long. */
export function acceptsKey(key: string, edit: Edit): boolean {
  const { value, start, end, separateDialCode = false } = edit
  const next = value.slice(0, start) + key + value.slice(end)
  if (key === '+') return !separateDialCode && start === 0 && !value.slice(end).includes('+')
  if (!/^\d$/.test(asciiDigits(key))) return false
  if (separateDialCode) return !isTooLong(next, edit)
  // The digit that is one too many for a number of the country's own tells what the zeros in front are.
  return !isTooLong(plusForDialCode(plusForZeros(next, edit.country), edit), edit) || changesCountry(next, edit)
}

/** What strict mode makes of pasted text: digits and a leading "+"; trimmed at the end of the field, refused (`null`) elsewhere when too long. */
export function acceptPaste(pasted: string, edit: Edit): { value: string; caret: number } | null {
  const { value, start, end, separateDialCode = false } = edit
  const before = value.slice(0, start)
  const after = value.slice(end)
  const mayHavePlus = !separateDialCode && start === 0 && !after.includes('+')
  const plus = mayHavePlus && /^\D*[+\uff0b]/.test(asciiDigits(pasted)) ? '+' : ''
  let digits = [...pasted].filter((character) => /^\d$/.test(asciiDigits(character))).join('')
  const next = () => before + plus + digits + after
  const country = countryFromNumber(next(), { selected: edit.country, last: edit.last, separateDialCode })
  const pastedEdit = { ...edit, country: separateDialCode ? edit.country : country }
  if (isTooLong(next(), pastedEdit)) {
    if (after !== '') return null
    while (digits !== '' && isTooLong(next(), pastedEdit)) digits = digits.slice(0, -1)
  }
  return { value: next(), caret: (before + plus + digits).length }
}
