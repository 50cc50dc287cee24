import { expect, test } from 'vitest'
import { formatPhone } from './formatPhone'

test('a number is grouped as its country groups it', () => {
  expect(formatPhone('+966112345678')).toBe('+966 11 234 5678')
})

test('what is no number stays as it was typed', () => {
  expect(formatPhone('ext. 12')).toBe('ext. 12')
})
