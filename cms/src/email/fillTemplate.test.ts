import { expect, test } from 'vitest'
import { fillTemplate } from './fillTemplate'

test('words in double braces are filled in, and what has no value leaves nothing behind', () => {
  expect(fillTemplate('Dear {{name}} ({{ reference }}){{company}}', { name: 'Sara', reference: 'DW-1' })).toBe(
    'Dear Sara (DW-1)',
  )
})

test('a word of the language that templates are filled in with is none of them', () => {
  expect(fillTemplate('Dear {{constructor}}{{ toString }}{{__proto__}}', { name: 'Sara' })).toBe('Dear ')
})

test('a value that looks like a word to fill in stays as it is', () => {
  expect(fillTemplate('{{name}}', { name: '{{reference}} $&', reference: 'DW-1' })).toBe('{{reference}} $&')
})
