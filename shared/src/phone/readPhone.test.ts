import parsePhoneNumber, { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/max/metadata'
import { expect, test } from 'vitest'
import { dialCodes } from './dialCodes.ts'
import { e164Of } from './e164Of.ts'
import { isPossiblePhone } from './isPossiblePhone.ts'
import { e164OfField } from './phoneCheck.ts'
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
  '۰۵۰۱۲۳۴۵۶۷',
  '０５０１２３４５６７',
  '＋９６６－５０－１２３－４５６７',
  '\u200e+966501234567\u202c',
  '+966 050 123 4567',
  'tel:+966501234567',
  '\u202aTEL: 050 123 4567\u202c',
  '966501234567+',
  '966+ 50 123 4567',
  '\u200f٩٦٦٥٠١٢٣٤٥٦٧+',
])('%s is one Saudi number', (written) => {
  expect(isPossiblePhone(written)).toBe(true)
  expect(e164Of(written)).toBe('+966501234567')
})

test.each(['501234567+', '0501234567 + 0551234567', '50+966 123 4567', '+966+501234567'])(
  'a plus behind what is neither a dial code nor a whole number is no part of a number: %s',
  (written) => {
    expect(isPossiblePhone(written)).toBe(false)
  },
)

test('a Russian number keeps the 8 that its town begins with, and loses the one that is dialled in front', () => {
  const towns = Array.from({ length: 100 }, (_, code) => `8${String(code).padStart(2, '0')}`)
  const numbers = towns.map((town) => `+7${town}1234567`).filter((number) => parsePhoneNumber(number)?.isValid())
  expect(numbers).toEqual(expect.arrayContaining(['+78001234567', '+78121234567', '+78431234567']))
  for (const number of numbers) {
    const national = number.slice(2)
    expect(isPossiblePhone(number), number).toBe(true)
    for (const written of [number, `+7 8 ${national}`, `007${national}`]) expect(e164Of(written), written).toBe(number)
    expect(e164Of(`8${national}`, '7'), number).toBe(number)
    for (const value of [number, national, `8 ${national}`])
      expect(e164OfField({ value, country: 'ru' }), value).toBe(number)
  }
  expect(e164Of('8 912 345-67-89', '7')).toBe('+79123456789')
})

// Every dash that Unicode has, the minus sign, and the soft hyphen that word processors put in.
const dashes = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /[\p{Pd}\u2212\u00ad]/u.test(character),
)

test('a number reads the same whichever dash stands in it', () => {
  expect(dashes).toEqual(expect.arrayContaining(['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\uff0d']))
  for (const dash of dashes) {
    for (const written of ['050-123-4567', '٠٥٠-١٢٣-٤٥٦٧', '+966-50-123-4567', '00-966-50-123-4567']) {
      const number = written.replaceAll('-', dash)
      expect(e164Of(number), encodeURIComponent(number)).toBe('+966501234567')
      expect(e164OfField({ value: number, country: 'sa' }), encodeURIComponent(number)).toBe('+966501234567')
    }
  }
})

test('marks that nobody sees do not hide the zeros that stand for a plus', () => {
  for (const mark of ['\u200e', '\u200f', '\u061c', '\u202a', '\u2066', '\u2060', '\ufeff']) {
    const number = `${mark}00966${mark}501234567`
    expect(e164Of(number), encodeURIComponent(number)).toBe('+966501234567')
    expect(e164OfField({ value: number, country: 'sa' }), encodeURIComponent(number)).toBe('+966501234567')
  }
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
