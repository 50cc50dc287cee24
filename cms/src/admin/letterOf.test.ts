import { expect, test } from 'vitest'
import { letterOf } from './letterOf'

test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  // Arabic keyboards: some keys write two letters.
  ['ت', 'KeyJ', 'j'],
  ['ن', 'KeyK', 'k'],
  ['لا', 'KeyB', 'b'],
  ['؟', 'Slash', '?'],
  // A Latin keyboard of another order: what is written counts, not where.
  ['j', 'KeyC', 'j'],
  [',', 'KeyM', ','],
  ['Escape', 'Escape', 'escape'],
  ['ظ', 'Slash', 'ظ'],
])('%s (%s) is the key %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})
