import type { Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { defineQuery } from '@diwan/site/store'
import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readLocalized } from './localized'

const aPost = (en: Record<string, unknown>): MirroredDocument => ({
  collection: 'blogs',
  id: 'a',
  updatedAt: '2026-01-01',
  locales: { en, ar: { title: 'عنوان' } },
})

test('an entry’s page knows of the other language and reads its own only', () => {
  const find = defineQuery('entry', (store, locale: Locale) =>
    readLocalized(store, 'blogs', 'a', locale, z.object({ title: z.string() })),
  )
  const before = aPost({ title: 'Title' })
  const store = useDocuments([before])
  expect(find('ar')).toMatchObject({ entry: { title: 'عنوان' }, isFallback: false, published: ['en', 'ar'] })

  const reads = (locale: Locale) =>
    (store.askAgain('entry', locale)?.dependencies ?? []).map((read) =>
      'locale' in read ? `${read.kind} ${read.locale}` : read.kind,
    )
  expect(reads('ar')).toEqual(['presence en', 'presence ar', 'body ar'])
  expect(reads('en')).toEqual(['presence en', 'presence ar', 'body en'])
})
