import { expect, test } from 'vitest'
import { fillTemplate } from './fillTemplate'

test('words are filled in, unknown ones disappear, and values are not read as templates', () => {
  const values = { name: '{{reference}} $& Omar', reference: 'DW-1' }

  expect(fillTemplate('Dear {{name}}, {{ reference }}{{other}}.', values)).toBe('Dear {{reference}} $& Omar, DW-1.')
})
