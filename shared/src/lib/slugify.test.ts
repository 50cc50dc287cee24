import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test('an English title becomes its words in lower case', () => {
  expect(slugify("  Zakat & Tax: What's New in 2026? ")).toBe('zakat-tax-whats-new-in-2026')
})

test('accents are dropped and an Arabic title is written with Latin letters', () => {
  expect(slugify('Café Économie')).toBe('cafe-economie')
  expect(slugify('الزكاة والضريبة')).toBe('alzkah-waldrybh')
  expect(slugify('أَخبار ٢٠٢٦')).toBe('akhbar-2026')
})

test('a long title is cut between words', () => {
  const slug = slugify('word '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug.endsWith('-word')).toBe(true)

  const [long, rest] = ['a'.repeat(70), 'b'.repeat(9)]
  expect(slugify(`${long} ${rest}`)).toBe(`${long}-${rest}`)
  expect(slugify(`${long} ${rest}b`)).toBe(long)
})

test('a text without letters or digits has no slug', () => {
  expect(slugify('— … !')).toBe('')
})
