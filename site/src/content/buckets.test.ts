import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { MemorySource } from '@diwan/site/store/MemorySource'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import { expect, test, vi } from 'vitest'
import { slugListQuery } from './buckets'

const NOW = '2026-06-01T00:00:00.000Z'
const listSlugs = slugListQuery('blogs', 'test.listSlugs')

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
  const read = vi.spyOn(MemorySource.prototype, 'get')
  mirror([anArticle(1, { en: 'read-not' })], NOW)

  expect(listSlugs()).toEqual(['read-not'])
  expect(read).not.toHaveBeenCalled()
})
