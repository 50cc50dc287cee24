import fc from 'fast-check'
import { Metadata, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { expect, test } from 'vitest'
import { countryOf, listCountries } from './countries.ts'
import { countryFromNumber } from './countryFromNumber.ts'
import { formatAsTyped } from './formatAsTyped.ts'
import { nationalNumber } from './nationalNumber.ts'
import { isGivenOut } from './numberingPlan.ts'
import { isPossibleNumber, isValidNumber } from './phoneCheck.ts'
import { plusForZeros } from './plusForZeros.ts'
import { acceptPaste, acceptsKey, maxDigits, plusForDialCode } from './strictFilter.ts'

// Samples for each country; the whole is a matter of minutes: PHONE_RUNS=100.
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
const RUNS = Number(process?.env.PHONE_RUNS ?? 4)

interface Plan {
  type(type: 'MOBILE' | 'FIXED_LINE'): { pattern(): string } | undefined
}

/** What the mobile numbers of a country look like; where they look like others, what those look like. */
function mobilePattern(iso2: string): RegExp | undefined {
  const all = new Metadata(metadata as MetadataJson)
  all.selectNumberingPlan(iso2.toUpperCase() as CountryCode)
  const plan = all.numberingPlan as unknown as Plan
  const pattern = plan.type('MOBILE')?.pattern() || plan.type('FIXED_LINE')?.pattern()
  return pattern ? new RegExp(`^(?:${pattern})$`) : undefined
}

const countries = listCountries('en').flatMap((country) => {
  const pattern = mobilePattern(country.iso2)
  return pattern ? [{ ...country, pattern }] : []
})

/** Types key by key as the field does: what is accepted is formatted, and its country found. */
function typeInto(iso2: string, text: string, separateDialCode: boolean) {
  let value = ''
  let country: string | null = iso2
  const refused: string[] = []
  for (const key of text) {
    const edit = { value, start: value.length, end: value.length, country, last: iso2, separateDialCode }
    if (!acceptsKey(key, edit)) {
      refused.push(key)
      continue
    }
    value = separateDialCode ? value + key : plusForDialCode(plusForZeros(value + key, country), { country })
    country = countryFromNumber(value, { selected: country, last: iso2, separateDialCode })
    value = formatAsTyped(value, value.length, countryOf(country), separateDialCode).value
  }
  return { value, country, refused }
}

test.each(countries)(
  'no key of a valid mobile number of $iso2 is refused',
  ({ dialCode, iso2, nationalPrefix, pattern }) => {
    fc.assert(
      fc.property(fc.stringMatching(pattern), (national) => {
        fc.pre(isValidNumber({ value: national, country: iso2, separateDialCode: true }))
        for (const typed of [
          national,
          nationalPrefix + national,
          `+${dialCode}${national}`,
          `+${dialCode} ${national}`,
        ]) {
          const { country, refused, value } = typeInto(iso2, typed.replaceAll(' ', ''), false)
          expect(refused, typed).toEqual([])
          expect(isPossibleNumber({ value, country }), `${value} in ${country}`).toBe(true)
        }
        expect(typeInto(iso2, national, true).refused).toEqual([])
        const pasted = acceptPaste(`+${dialCode} ${national}`, { value: '', start: 0, end: 0, country: iso2 })
        expect(pasted?.value).toBe(`+${dialCode}${national}`)
      }),
      { numRuns: RUNS },
    )
  },
)

test.each(countries)('nothing longer than the longest mobile number of $iso2 gets in', ({ dialCode, iso2 }) => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 16, maxLength: 24 })
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+', `+${dialCode}`), fc.boolean(), (text, start, separateDialCode) => {
      const { country, value } = typeInto(iso2, start + text, separateDialCode)
      const { length } = nationalNumber(value, countryOf(country), separateDialCode)
      expect(length, `${value} in ${country}`).toBeLessThanOrEqual(maxDigits(country))
    }),
    { numRuns: RUNS },
  )
})

test('only numbers of Tajikistan begin with two zeros of their own', () => {
  const withOwnZeros = countries.filter(({ iso2, pattern }) =>
    fc
      .sample(fc.stringMatching(pattern), { numRuns: 400, seed: 1 })
      .some((national) => national.startsWith('00') && isGivenOut(national, iso2)),
  )

  expect(withOwnZeros.map(({ iso2 }) => iso2)).toEqual(['tj'])
})

test('no number of Tajikistan is refused, whatever zeros it begins with', () => {
  const { pattern } = countries.find(({ iso2 }) => iso2 === 'tj')!
  fc.assert(
    fc.property(fc.stringMatching(pattern), (national) => {
      expect(typeInto('tj', national, false)).toEqual({ value: expect.any(String), country: 'tj', refused: [] })
      expect(isValidNumber({ value: national, country: 'tj' })).toBe(true)
    }),
    { numRuns: 500 },
  )
})
