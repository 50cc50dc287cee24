import { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/max/metadata'
import { expect, test } from 'vitest'
import { dialCodes } from './dialCodes.ts'
import { e164Of } from './e164Of.ts'
import { isPossiblePhone } from './isPossiblePhone.ts'
import { readPhone } from './readPhone.ts'

test('the table of dial codes says what the metadata says', () => {
  const fromMetadata = Object.entries(metadata.country_calling_codes)
    .filter(([, countries]) => String(countries[0]) !== '001')
    .map(([code, countries]) => {
      const plans = countries.map((country) => metadata.countries[country] ?? [])
      const lengths = [...new Set(plans.flatMap((plan) => plan[3] as number[]))].sort((a, b) => a - b)
      return { code, lengths, nationalPrefix: String(plans[0]?.[5] || '') }
    })
  expect([...dialCodes().values()].sort((a, b) => Number(a.code) - Number(b.code))).toEqual(
    fromMetadata.sort((a, b) => Number(a.code) - Number(b.code)),
  )
})

test('every example of a mobile number is possible, and impossible three digits longer than the longest', () => {
  for (const country of Object.keys(examples) as (keyof typeof examples)[]) {
    const number = getExampleNumber(country, examples)!
    expect(isPossiblePhone(number.formatInternational()), country).toBe(true)
    expect(e164Of(number.formatInternational()), country).toBe(number.number)
    expect(isPossiblePhone(`${number.number}${'1'.repeat(18)}`), country).toBe(false)
  }
})

test.each([
  '0501234567',
  '050 123 4567',
  '(050) 123-4567',
  '501234567',
  '+966 50 123 4567',
  '00966501234567',
  '966501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '\u200e+966501234567\u202c',
  '+966 050 123 4567',
])('%s is one Saudi number', (written) => {
  expect(isPossiblePhone(written)).toBe(true)
  expect(e164Of(written)).toBe('+966501234567')
})

test.each(['050123456', '05012345678901', '+9665012345678901', 'call me', '+999 123', '', '+', '05+01234567', '12'])(
  '%j is no possible number',
  (written) => {
    expect(isPossiblePhone(written)).toBe(false)
  },
)

test('an extension is read apart', () => {
  expect(readPhone('011 234 5678 ext. 42')).toMatchObject({ national: '112345678', extension: '42' })
})
