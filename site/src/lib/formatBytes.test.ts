import { expect, test } from 'vitest'
import { formatBytes, formatFile } from './formatBytes'

test('a file is never empty and never has a needless zero', () => {
  const sizes = [1, 340 * 1024, 1024 * 1024, 1_300_000].map((bytes) => formatBytes(bytes, 'en'))
  expect(sizes).toEqual(['1 KB', '340 KB', '1 MB', '1.2 MB'])
})

test('an Arabic page tells the size of a file in Arabic', () => {
  expect([formatFile('PDF', 7 * 1024, 'ar'), formatFile('ZIP', 1_300_000, 'ar')]).toEqual([
    'PDF، 7 كيلوبايت',
    'ZIP، 1.2 ميغابايت',
  ])
})
