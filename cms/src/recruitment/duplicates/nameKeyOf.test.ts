import { expect, test } from 'vitest'
import { nameKeyOf } from './nameKeyOf'

test.each([
  ['Omar Hassan', 'HASSAN,  omar'],
  ['José Núñez', 'Jose Nunez'],
  ['Omar Al-Hassan', 'Omar Hassan'],
  ['أحمد فاطمة', 'احمد فاطمه'],
  ['مُحَمَّد عليّ', 'محمد علي'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other))
})

test('different names stay different', () => {
  expect(nameKeyOf('Omar Hassan')).not.toBe(nameKeyOf('Omar Hussein'))
})
