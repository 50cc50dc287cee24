import { expect, test } from 'vitest'
import { formatPhone } from './formatPhone'

test('a number is grouped as its country groups it, and never broken into lines', () => {
  expect(formatPhone('+966112345678')).toBe('+966\u00A011\u00A0234\u00A05678')
})

test('what is no number stays as it was typed', () => {
  expect(formatPhone('ext. 12')).toBe('ext. 12')
})
