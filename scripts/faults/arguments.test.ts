import { expect, test } from 'vitest'
import { problemOfOptions, readArguments } from './arguments.ts'

test('topics come before options, and an option may stand without a value', () => {
  const { topics, options } = readArguments(['publish', 'forms', '--only', 'disk', '--keep', '--kills', '20'])

  expect(topics).toEqual(['publish', 'forms'])
  expect([...options]).toEqual([
    ['only', 'disk'],
    ['keep', true],
    ['kills', '20'],
  ])
})

const publish = {
  options: ['kills'],
  faults: [{ name: 'a full disk', run: () => Promise.resolve('') }],
}
const problemOf = (args: string) => problemOfOptions(readArguments(args.split(' ')).options, [publish])

test.each(['publish', 'publish --kills 20 --keep', 'publish --only disk'])('%s is taken', (args) => {
  expect(problemOf(args)).toBeNull()
})

test.each([
  ['publish --list', 'There is no option --list. Here they are --keep, --only, --kills.'],
  ['publish --kills --keep', '--kills has no value: write one after it.'],
  ['publish --only flood', 'No fault has “flood” in its name. There are:\n  a full disk'],
])('%s is refused with a sentence, and nothing runs', (args, sentence) => {
  expect(problemOf(args)).toBe(sentence)
})
