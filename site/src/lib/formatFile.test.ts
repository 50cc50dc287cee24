import { expect, test } from 'vitest'
import { formatFile } from './formatFile'

test('a file is never empty and never has a needless zero', () => {
  const sizes = [1, 340 * 1024, 1024 * 1024, 1_300_000].map((bytes) => formatFile('PDF', bytes, 'en'))
  expect(sizes).toEqual(['PDF, 1 KB', 'PDF, 340 KB', 'PDF, 1 MB', 'PDF, 1.2 MB'])
})

test('an Arabic page tells the size of a file in Arabic, and the number stays beside its unit', () => {
  expect([formatFile('PDF', 7 * 1024, 'ar'), formatFile('ZIP', 1_300_000, 'ar')]).toEqual([
    'PDF\u200F، 7 كيلوبايت',
    'ZIP\u200F، 1.2 ميغابايت',
  ])
})
