import { expect, test } from 'vitest'
import { listCountries } from './countries.ts'
import { foldName, rankCountries } from './rankCountries.ts'
import { createTypeAhead } from './typeAhead.ts'

const english = listCountries('en')
const search = (query: string) => rankCountries(english, query).map(({ iso2 }) => iso2)

test.each([
  ['sa', 'sa'],
  ['saudi', 'sa'],
  ['SAUDI', 'sa'],
  ['arabia', 'sa'],
  ['966', 'sa'],
  ['+966', 'sa'],
  ['٩٦٦', 'sa'],
  ['cote', 'ci'],
  ['cote divoire', 'ci'],
  ['st lucia', 'lc'],
  ['us virgin', 'vi'],
  ['guinea bissau', 'gw'],
])('the search %j finds %s', (query, first) => {
  expect(search(query)[0]).toBe(first)
})

test('an ISO code comes before names, names before dial codes', () => {
  expect(search('om')[0]).toBe('om')
  const found = search('1')
  expect(found[0]).toBe('us')
  expect(search('unit').slice(0, 3).sort()).toEqual(['ae', 'gb', 'us'])
})

test('a dial code with its plus is the beginning of one', () => {
  expect(search('66')).toContain('sa')
  expect(search('+66')).not.toContain('sa')
  expect(search('+66')[0]).toBe('th')
  expect(search('+')).toHaveLength(english.length)
})

test('of countries that are found alike, those that are not the first of their dial code come last', () => {
  expect(search('al').indexOf('ax')).toBeGreaterThan(search('al').indexOf('dz'))
})

test('initials find a country', () => {
  expect(search('uae')).toContain('ae')
  expect(search('uk')).toContain('gb')
})

test('an Arabic name is found without its hamza, and by its English name', () => {
  const names = new Map(english.map(({ iso2, name }) => [iso2, name]))
  const arabic = listCountries('ar')
  expect(rankCountries(arabic, 'الامارات', names)[0]!.iso2).toBe('ae')
  expect(rankCountries(arabic, 'saudi', names)[0]!.iso2).toBe('sa')
  expect(foldName('أَلْمَانِيَا')).toBe('المانيا')
})

test('nothing is found for nonsense, and everything for nothing', () => {
  expect(search('qqqq')).toEqual([])
  expect(search(' ')).toHaveLength(english.length)
})

test('letters collect for a second, then begin again [§9.7]', () => {
  let now = 0
  const find = createTypeAhead(english, () => now)
  expect(find('s')!.name[0]).toBe('S')
  expect(find('a')!.name.slice(0, 2)).toBe('Sa')
  now = 999
  expect(find('u')!.iso2).toBe('sa')
  now = 1_999
  expect(find('o')!.iso2).toBe('om')
})
