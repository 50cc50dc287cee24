import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('topics come before options, and an option may stand without a value', () => {
  const { topics, options } = readArguments(['publish', 'forms', '--only', 'disk', '--keep', '--kills', '20'])

  expect(topics).toEqual(['publish', 'forms'])
  expect([...options]).toEqual([
    ['only', 'disk'],
    ['keep', true],
    ['kills', '20'],
  ])
})
