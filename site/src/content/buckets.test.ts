import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { MemorySource } from '@diwan/site/store/MemorySource'
import { defineQuery } from '@diwan/site/store'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import { expect, test, vi } from 'vitest'
import { bucketIndex, bucketsFor, EVERY, scanOf, slugList } from './buckets'

const NOW = '2026-06-01T00:00:00.000Z'
const listSlugs = slugList('blogs', 'test.listSlugs')

const anArticle = (
  place: number,
  { en, ar }: { en?: string; ar?: string },
  publishedAt = '2026-01-01T00:00:00.000Z',
): MirroredDocument => ({
  collection: 'blogs',
  id: String(place).padStart(24, '0'),
  updatedAt: NOW,
  locales: { en: en ? { slug: en, publishedAt } : null, ar: ar ? { slug: ar, publishedAt } : null },
})

test('a list of slugs holds those of entries that have appeared in any language, each once', () => {
  mirror(
    [
      anArticle(1, { en: 'both', ar: 'both' }),
      anArticle(2, { ar: 'arabic' }),
      anArticle(3, { en: 'tomorrow' }, '2026-06-02T00:00:00.000Z'),
    ],
    NOW,
  )

  expect(listSlugs().toSorted()).toEqual(['arabic', 'both'])
})

test('a list of slugs reads no document', () => {
  const store = mirror([anArticle(1, { en: 'read-not' })], NOW)
  while (!store.indexes.prepare());
  const read = vi.spyOn(MemorySource.prototype, 'get')

  expect(listSlugs()).toEqual(['read-not'])
  expect(read).not.toHaveBeenCalled()
})

const listBucket = defineQuery('test.listBucket', (store, bucket: { part: number; of: number }): string[] =>
  store.scan(bucketIndex('blogs'), 'en', EVERY, scanOf(bucket)),
)

test.each([1, 2, 64, 4096, 65_536])('each entry is in one of %i buckets', (of) => {
  const articles = Array.from({ length: 300 }, (_, place) => anArticle(place, { en: `entry-${place}` }))
  mirror(articles, NOW)

  const found = Array.from({ length: of }, (_, at) => listBucket({ part: at + 1, of }))

  expect(found.flat().toSorted()).toEqual(articles.map(({ id }) => id).toSorted())
})

test.each([
  [0, 0],
  [1, 1],
  [50, 1],
  [51, 2],
  [10_000, 256],
  [1_000_000_000, 65_536],
])('%i entries make %i buckets of about fifty', (entries, buckets) => {
  expect(bucketsFor(entries, 50)).toBe(buckets)
})

test('a bucket of twice as many holds about half', () => {
  const articles = Array.from({ length: 2_000 }, (_, place) => anArticle(place, { en: `entry-${place}` }))
  mirror(articles, NOW)

  const sizes = Array.from({ length: 32 }, (_, at) => listBucket({ part: at + 1, of: 32 }).length)

  expect(Math.max(...sizes)).toBeLessThan(125)
  expect(listBucket({ part: 3, of: 32 })).toEqual([
    ...listBucket({ part: 5, of: 64 }),
    ...listBucket({ part: 6, of: 64 }),
  ])
})
