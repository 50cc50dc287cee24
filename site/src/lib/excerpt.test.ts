import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

test('a text that fits stays whole', () => {
  expect(excerpt('  Two\n words ', 20)).toBe('Two words')
})

test('a longer text ends at a word, without the comma before the ellipsis', () => {
  expect(excerpt('Advice, measured in outcomes', 10)).toBe('Advice…')
})

test('a single long word is cut in the middle rather than lost', () => {
  expect(excerpt('abcdefghij', 4)).toBe('abcd…')
})

test('whole sentences are kept when they fill half the room', () => {
  expect(excerpt('He leads tax. He spent nine years abroad.', 20)).toBe('He leads tax.')
  expect(excerpt('Yes. He spent nine years abroad.', 20)).toBe('Yes. He spent nine…')
})
