import fc from 'fast-check'
import metadata from 'libphonenumber-js/max/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { countryOf, listCountries } from './countries.ts'
import { countryFromNumber } from './countryFromNumber.ts'
import { formatAsTyped } from './formatAsTyped.ts'
import { nationalNumber } from './nationalNumber.ts'
import { e164OfField, isPossibleNumber, isValidNumber, phoneErrorOf } from './phoneCheck.ts'
import { plusForZeros } from './plusForZeros.ts'
import { acceptPaste, acceptsKey, maxDigits } from './strictFilter.ts'
import { withoutDialCode } from './withoutDialCode.ts'

const numbers = Object.entries(examples).map(([country, national]) => {
  const iso2 = country.toLowerCase()
  const { dialCode, nationalPrefix } = countryOf(iso2)!
  return { iso2, national, international: `+${dialCode}${national}`, withPrefix: nationalPrefix + national }
})

/** Types a number key by key the way a strict field does; gives what the field holds. */
function typeStrictly(text: string, country: string | null) {
  let value = ''
  let selected = country
  for (const key of text) {
    const edit = { value, start: value.length, end: value.length, country: selected }
    if (!acceptsKey(key, edit)) continue
    value = plusForZeros(value + key, selected)
    selected = countryFromNumber(value, { selected, last: country })
  }
  return { value, selected }
}

test('the table of countries says what the metadata says [§3.5]', () => {
  const plans = metadata.countries as Record<string, unknown[]>
  const calling = metadata.country_calling_codes as Record<string, string[]>
  const fromMetadata = Object.entries(plans).map(([country, plan]) => {
    const sharing = calling[String(plan[0])] ?? []
    const prefix = plan[5] || plans[sharing[0] ?? '']?.[5] || ''
    return {
      iso2: country.toLowerCase(),
      dialCode: plan[0],
      nationalPrefix: prefix,
      isMain: sharing[0] === country,
    }
  })
  const table = listCountries('en').map(({ iso2, dialCode, nationalPrefix, priority }) => ({
    iso2,
    dialCode,
    nationalPrefix,
    isMain: priority === 0,
  }))
  const byCode = (a: { iso2: string }, b: { iso2: string }) => a.iso2.localeCompare(b.iso2)
  expect(table.sort(byCode)).toEqual(fromMetadata.sort(byCode))
})

test('countries that share a dial code have each a place of their own, the biggest first', () => {
  for (const sharing of Object.values(metadata.country_calling_codes as Record<string, string[]>)) {
    const priorities = sharing.map((country) => countryOf(country)!.priority)
    expect(
      priorities.toSorted((a, b) => a - b),
      sharing.join(),
    ).toEqual(sharing.map((_, index) => index))
  }
  expect(['us', 'ca', 'do', 'pr', 'jm'].map((iso2) => countryOf(iso2)!.priority)).toEqual([0, 1, 2, 3, 4])
})

test.each([
  ['+358 18 12', 'ax'],
  ['+358 40 12', 'fi'],
  ['+39 06698', 'va'],
  ['+39 3', 'it'],
  ['+44 7824', 'gb'],
  ['+44 7624', 'im'],
  ['+47 79', 'sj'],
  ['+61 89162', 'cc'],
  ['+61 89164', 'cx'],
  ['+212 5288', 'eh'],
  ['+7 6', 'ru'],
  ['+7 33', 'ru'],
])('%s is known by its area code to belong to %s', (value, country) => {
  expect(countryFromNumber(value, { selected: null })).toBe(country)
})

test.each([
  ['ax', '+358 40 123'],
  ['va', '+39 312'],
  ['cc', '+61 412'],
  ['eh', '+212 612'],
  ['sj', '+47 41'],
])('a mobile number of a range that %s shares with its neighbour leaves it selected', (iso2, value) => {
  expect(countryFromNumber(value, { selected: iso2 })).toBe(iso2)
})

test('what its country’s numbers look like, and no type of line, is not valid', () => {
  expect(isValidNumber({ value: '+1 555 234 5678', country: 'ca', types: [] })).toBe(false)
  expect(isValidNumber({ value: '+1 506 234 5678', country: 'ca', types: [] })).toBe(true)
})

test('a type of line that a country does not have is never possible, and stops nobody who types', () => {
  const phone = { value: '7290', country: 'tk', types: ['TOLL_FREE'] as const }
  expect(phoneErrorOf(phone)).toBe('INVALID_LENGTH')
  expect(isValidNumber(phone)).toBe(false)
  expect(maxDigits('tk', ['TOLL_FREE'])).toBe(7)
})

test.each([
  ['00966501234567', '+966501234567'],
  ['00 966 50 123 4567', '+966 50 123 4567'],
  ['٠٠٩٦٦٥٠', '+٩٦٦٥٠'],
  ['001', '+1'],
  ['00', '00'],
  ['0096', '0096'],
  ['0501234567', '0501234567'],
  ['00 what', '00 what'],
])('two zeros before a dial code are a plus: %s', (value, meant) => {
  expect(plusForZeros(value, 'sa')).toBe(meant)
})

test('two zeros stay where a country has such numbers of its own, until there are too many digits for one', () => {
  expect(isValidNumber({ value: '007000000', country: 'tj' })).toBe(true)
  expect(e164OfField({ value: '00 700 0000', country: 'tj' })).toBe('+992007000000')
  expect(typeStrictly('007000000', 'tj')).toEqual({ value: '007000000', selected: 'tj' })
  expect(plusForZeros('009929001', 'tj')).toBe('009929001')
  expect(plusForZeros('0099290012', 'tj')).toBe('+99290012')
  expect(acceptsKey('2', { value: '009929001', start: 9, end: 9, country: 'tj' })).toBe(true)
  expect(isValidNumber({ value: '00992917123456', country: 'tj' })).toBe(true)
  expect(acceptPaste('00992917123456', { value: '', start: 0, end: 0, country: 'tj' })).not.toBeNull()
})

test('a number with two zeros for its plus is judged as the one that is meant', () => {
  const phone = { value: '00966 50 123 4567', country: 'sa' }
  expect(isValidNumber(phone)).toBe(true)
  expect(e164OfField(phone)).toBe('+966501234567')
  expect(phoneErrorOf({ ...phone, country: 'ae' })).toBe('INVALID_COUNTRY')
})

test('Saudi Arabia and its neighbours have the dial codes and prefixes people know', () => {
  const of = (iso2: string) => [countryOf(iso2)!.dialCode, countryOf(iso2)!.nationalPrefix]
  expect(of('sa')).toEqual(['966', '0'])
  expect(of('ae')).toEqual(['971', '0'])
  for (const iso2 of ['bh', 'kw', 'om', 'qa']) expect(of(iso2)[1]).toBe('')
})

test.each(numbers)(
  'the example mobile number of $iso2 is valid in both modes, and its country stays selected',
  (number) => {
    const { iso2, national, international, withPrefix } = number
    for (const value of [national, international, withPrefix]) {
      expect(countryFromNumber(value, { selected: iso2 }), value).toBe(iso2)
      expect(isPossibleNumber({ value, country: iso2 }), value).toBe(true)
      expect(isValidNumber({ value, country: iso2 }), value).toBe(true)
      expect(e164OfField({ value, country: iso2 })).toBe(international)
    }
    expect(isValidNumber({ value: national, country: iso2, separateDialCode: true })).toBe(true)
  },
)

test.each(numbers)(
  'strict mode takes the example mobile number of $iso2 key by key, and nothing beyond the maximum',
  (number) => {
    const { iso2, national, international, withPrefix } = number
    for (const value of [national, international, withPrefix]) {
      expect(typeStrictly(value, iso2)).toEqual({ value, selected: iso2 })
    }
    const overlong = typeStrictly(national + '1'.repeat(20), iso2)
    expect(nationalNumber(overlong.value, countryOf(overlong.selected)).length).toBeLessThanOrEqual(
      maxDigits(overlong.selected),
    )
  },
)

test('strict mode never passes the maximum, whatever is typed or pasted [§5.1]', () => {
  const country = fc.constantFrom(...listCountries('en').map(({ iso2 }) => iso2))
  fc.assert(
    fc.property(country, fc.array(fc.constantFrom(...'+0123456789٣a -'), { maxLength: 40 }), (iso2, keys) => {
      const { value, selected } = typeStrictly(keys.join(''), iso2)
      expect(value).toMatch(/^\+?[\d٣]*$/)
      expect(nationalNumber(value, countryOf(selected)).length).toBeLessThanOrEqual(maxDigits(selected))
    }),
  )
  fc.assert(
    fc.property(country, fc.string({ unit: fc.constantFrom(...'+0123456789() -x'), maxLength: 40 }), (iso2, pasted) => {
      const result = acceptPaste(pasted, { value: '', start: 0, end: 0, country: iso2 })!
      const selected = countryFromNumber(result.value, { selected: iso2, last: iso2 })
      expect(nationalNumber(result.value, countryOf(selected)).length).toBeLessThanOrEqual(maxDigits(selected))
    }),
  )
})

test('a paste that is too long is trimmed at the end and refused in the middle', () => {
  const edit = { country: 'sa', value: '', start: 0, end: 0 }
  expect(acceptPaste('(050) 123-4567 89', edit)).toEqual({ value: '0501234567', caret: 10 })
  expect(acceptPaste('999999', { ...edit, value: '0501234567', start: 3, end: 3 })).toBeNull()
  expect(acceptPaste('+966 50 123 4567', edit)).toEqual({ value: '+966501234567', caret: 13 })
  expect(acceptPaste('٠٥٠١٢٣٤٥٦٧', edit)).toEqual({ value: '٠٥٠١٢٣٤٥٦٧', caret: 10 })
})

test.each([
  ['+966', 'sa'],
  ['tel +971 50', 'ae'],
  ['+1', 'us'],
  ['+1204', 'ca'],
  ['+1787', 'pr'],
  ['+7 7', 'kz'],
  ['+7 9', 'ru'],
  ['+44 1481', 'gg'],
  ['+٩٦٦', 'sa'],
  ['+999', null],
  ['', 'sa'],
  ['+', 'sa'],
])('with none selected, %j belongs to %s', (value, country) => {
  expect(countryFromNumber(value, { selected: null, last: 'sa' })).toBe(country)
})

test.each([
  ['toll-free numbers keep the NANP country', '+1 800 555 0100', 'ca', 'ca'],
  ['a full area code keeps its country', '+1 204 555 0100', 'ca', 'ca'],
  ['another area code leaves it', '+1 212 555 0100', 'ca', 'us'],
  ['a country without area codes keeps a shared dial code', '+39 312', 'va', 'va'],
  ['digits that begin the dial code keep it', '+96', 'sa', 'sa'],
  ['digits that do not leave none', '+0', 'sa', null],
  ['a national number keeps it', '050', 'sa', 'sa'],
  ['an empty field keeps it', '', 'ae', 'ae'],
])('%s', (_name, value, selected, country) => {
  expect(countryFromNumber(value, { selected })).toBe(country)
})

test('the last selected country is kept when it is among the candidates', () => {
  expect(countryFromNumber('+1', { selected: null, last: 'ca' })).toBe('ca')
})

test.each([
  ['050 123 456', 'TOO_SHORT'],
  ['050 123 45678', 'TOO_LONG'],
  ['+971 50 123 4567', 'INVALID_COUNTRY'],
  ['fifty', 'NOT_A_NUMBER'],
  ['', 'NOT_A_NUMBER'],
  ['050 123 4567 ext. 9', undefined],
  ['٠٥٠ ١٢٣ ٤٥٦٧', undefined],
])('in Saudi Arabia %j has the error %s', (value, error) => {
  expect(phoneErrorOf({ value, country: 'sa' })).toBe(error)
})

test('no country is not valid, and a length between two possible ones is its own error', () => {
  expect(phoneErrorOf({ value: '0501234567', country: null })).toBe('INVALID_COUNTRY')
  expect(phoneErrorOf({ value: 'tel:+966-50-123-4567', country: 'sa' })).toBeUndefined()
  expect(phoneErrorOf({ value: '+375 1234567890', country: 'by', types: [] })).toBeUndefined()
  expect(phoneErrorOf({ value: '1234567', country: 'at', types: ['MOBILE', 'FIXED_LINE'] })).toBeUndefined()
  expect(phoneErrorOf({ value: '12345678901', country: 'tr', types: [] })).toBe('INVALID_LENGTH')
})

test('precise validity knows the types of lines [§5.2]', () => {
  const landline = { value: '011 234 5678', country: 'sa' }
  expect(isPossibleNumber(landline)).toBe(true)
  expect(isValidNumber(landline)).toBe(false)
  expect(isValidNumber({ ...landline, types: ['FIXED_LINE'] })).toBe(true)
  const american = { value: '201 555 0123', country: 'us' }
  expect(isValidNumber({ ...american, types: ['MOBILE'] })).toBe(true)
  expect(isValidNumber({ ...american, types: ['FIXED_LINE'] })).toBe(true)
  expect(isValidNumber({ ...american, types: ['TOLL_FREE'] })).toBe(false)
})

test('a number is formatted as it is typed, the caret after the same digits', () => {
  const sa = countryOf('sa')
  expect(formatAsTyped('0501234567', 10, sa)).toEqual({ value: '050 123 4567', caret: 12 })
  expect(formatAsTyped('05091234567', 4, sa).caret).toBeGreaterThanOrEqual(4)
  expect(formatAsTyped('050 12934567', 6, sa).value.replace(/\D/g, '')).toBe('05012934567')
  expect(formatAsTyped('+966501234567', 13, sa)).toEqual({ value: '+966 50 123 4567', caret: 16 })
  expect(formatAsTyped('501234567', 9, sa, true)).toEqual({ value: '50 123 4567', caret: 11 })
  expect(formatAsTyped('0501234567 ext. 9', 17, sa)).toEqual({ value: '050 123 4567 ext. 9', caret: 19 })
})

test('formatting never changes the digits or where the caret stands among them', () => {
  const digits = (text: string) => text.replace(/[^\d+]/g, '')
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.boolean(),
      fc.nat(20),
      fc.nat(20),
      ({ iso2, national, international }, isInternational, length, at) => {
        const value = (isInternational ? international : national).slice(0, length)
        const caret = Math.min(at, value.length)
        const formatted = formatAsTyped(value, caret, countryOf(iso2))
        expect(digits(formatted.value)).toBe(digits(value))
        expect(digits(formatted.value.slice(0, formatted.caret))).toBe(digits(value.slice(0, caret)))
      },
    ),
  )
})

test.each(['0501abc', '٠٥٠١٢٣٤٥٦٧', ''])('%j is left as it is', (value) => {
  expect(formatAsTyped(value, 2, countryOf('sa'))).toEqual({ value, caret: 2 })
})

test('an emptied field without a country goes back to the default one, not to the last', () => {
  const choice = { selected: null, last: 'ae', preset: 'sa' }
  expect(countryFromNumber('', choice)).toBe('sa')
  expect(countryFromNumber('+', choice)).toBe('sa')
  expect(countryFromNumber('', { ...choice, selected: 'kw' })).toBe('kw')
})

test.each(['800', '822', '833', '844', '855', '866', '877', '880', '885', '889'])(
  'toll-free %s keeps the selected country of North America',
  (code) => {
    for (const selected of ['us', 'ca', 'jm', 'pr']) {
      expect(countryFromNumber(`+1 ${code} 555 0100`, { selected })).toBe(selected)
      expect(countryFromNumber(`${code} 555 0100`, { selected })).toBe(selected)
    }
    expect(countryFromNumber(`+1 ${code}`, { selected: 'sa' })).toBe('us')
  },
)

test('a number in the middle of words belongs to what its plus begins', () => {
  expect(countryFromNumber('mobile: +965 5000 0000', { selected: 'sa' })).toBe('kw')
})

test('a plus is only accepted in front, and only one', () => {
  const edit = { value: '966', start: 0, end: 0, country: 'sa' }
  expect(acceptsKey('+', edit)).toBe(true)
  expect(acceptsKey('+', { ...edit, start: 1, end: 1 })).toBe(false)
  expect(acceptsKey('+', { ...edit, value: '+966' })).toBe(false)
  expect(acceptsKey('+', { ...edit, value: '+966', end: 1 })).toBe(true)
  expect(acceptsKey('+', { ...edit, separateDialCode: true })).toBe(false)
  for (const key of [' ', '-', '(', 'a', 'ا', '.']) expect(acceptsKey(key, edit)).toBe(false)
})

test('without a country fifteen digits are the most', () => {
  const value = '+999000000000000'
  const edit = { value, start: value.length, end: value.length, country: null }
  expect(maxDigits(null)).toBe(15)
  expect(acceptsKey('1', edit)).toBe(false)
  expect(acceptsKey('1', { ...edit, value: value.slice(0, -1), start: 15, end: 15 })).toBe(true)
})

test('a key that makes the number another country’s is accepted although the number is long', () => {
  // Bahamas: +1 242 and seven digits; the fourth digit of the area decides.
  const edit = { value: '+96650123456', start: 4, end: 12, country: 'sa' }
  expect(acceptsKey('1', edit)).toBe(true)
})

test('an extension is kept, and no reason to refuse or to reformat what stands before it', () => {
  const value = '050 123 4567 ext. 42'
  expect(formatAsTyped(value, value.length, countryOf('sa')).value).toBe(value)
  expect(isValidNumber({ value, country: 'sa' })).toBe(true)
  expect(isValidNumber({ value: '050 123 4567 call me', country: 'sa' })).toBe(false)
})

test('a beginning on which the library fails is left as it is', () => {
  expect(formatAsTyped('02', 2, countryOf('ws'))).toEqual({ value: '02', caret: 2 })
})

test('an international number loses the dial code that stands outside the field', () => {
  expect(withoutDialCode('+966 50 123 4567', countryOf('sa'))).toBe('50 123 4567')
  expect(withoutDialCode('+٩٦٦٥٠', countryOf('sa'))).toBe('50')
  expect(withoutDialCode('+97150', countryOf('sa'))).toBe('+97150')
  expect(withoutDialCode('0501234567', countryOf('sa'))).toBe('0501234567')
})
