import { expect, test } from 'vitest'
import { drawPattern } from './drawPattern'

test('the same words always give the same drawing', () => {
  expect(drawPattern('cybersecurity', 8, 5)).toBe(drawPattern('cybersecurity', 8, 5))
})

test('different topics look different', () => {
  expect(drawPattern('cybersecurity', 8, 5)).not.toBe(drawPattern('real-estate-construction', 8, 5))
})
