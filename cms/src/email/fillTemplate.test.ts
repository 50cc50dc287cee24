import { expect, test } from 'vitest'
import { fillTemplate } from './fillTemplate'

test('words in double braces are filled in, and what has no value leaves nothing behind', () => {
  expect(fillTemplate('Dear {{name}} ({{ reference }}){{company}}', { name: 'Sara', reference: 'DW-1' })).toBe(
    'Dear Sara (DW-1)',
  )
})

test('a value that looks like a word to fill in stays as it is', () => {
  expect(fillTemplate('{{name}}', { name: '{{reference}} $&', reference: 'DW-1' })).toBe('{{reference}} $&')
})
