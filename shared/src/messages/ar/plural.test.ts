import { expect, test } from 'vitest'
import { publishing } from './publishing.ts'
import { admin } from './admin.ts'

test('pages are counted as Arabic counts', () => {
  const pages = (n: number) => admin.release.release('r1', n, 1).split(' · ')[1]

  expect([1, 2, 6, 11, 100, 103].map(pages)).toEqual([
    'صفحة واحدة',
    'صفحتان',
    '6 صفحات',
    '11 صفحة',
    '100 صفحة',
    '103 صفحات',
  ])
  expect(publishing.progress.pages(3, 8)).toBe('3 من 8 صفحات')
})
