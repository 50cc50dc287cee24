import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes'

test('a file is never empty and never has a needless zero', () => {
  expect([1, 340 * 1024, 1024 * 1024, 1_300_000].map(formatBytes)).toEqual(['1 KB', '340 KB', '1 MB', '1.2 MB'])
})
