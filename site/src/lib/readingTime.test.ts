import { expect, test } from 'vitest'
import { readingTime } from './readingTime'

test('a short text takes a minute', () => {
  expect(readingTime('en', '')).toBe(1)
  expect(readingTime('en', 'Three short words')).toBe(1)
})

test('a thousand words take about four minutes in English and longer in Arabic', () => {
  expect(readingTime('en', 'word '.repeat(1000))).toBe(4)
  expect(readingTime('ar', 'كلمة '.repeat(1000))).toBe(6)
})

test('dashes and bullets between words are not words', () => {
  expect(readingTime('en', 'word — • '.repeat(238))).toBe(1)
})
