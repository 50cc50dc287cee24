import { expect, test } from 'vitest'
import { colleaguesLike, mentionAt, namedIn } from './mentions'

const colleagues = [
  { id: 'a', name: 'Sara Ali' },
  { id: 'b', name: 'Sara Alimi' },
  { id: 'c', name: 'عمر حسن' },
]

test('an @ at the caret begins a mention, one inside a word or an address does not', () => {
  expect(mentionAt('Ask @Sar', 8)).toBe('Sar')
  expect(mentionAt('@', 1)).toBe('')
  expect(mentionAt('mail sara@example', 17)).toBeUndefined()
  expect(mentionAt('Ask @Sar today', 8)).toBe('Sar')
})

test('colleagues are found by the beginning of any of their names', () => {
  expect(colleaguesLike(colleagues, 'alim').map(({ id }) => id)).toEqual(['b'])
  expect(colleaguesLike(colleagues, 'حس').map(({ id }) => id)).toEqual(['c'])
  expect(colleaguesLike(colleagues, '')).toHaveLength(3)
})

test('a note names who stands in it with the whole name', () => {
  expect(namedIn('@Sara Alimi, please look', colleagues).map(({ id }) => id)).toEqual(['b'])
  expect(namedIn('@Sara Ali and @عمر حسن', colleagues).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(namedIn('@Sara', colleagues)).toEqual([])
})
