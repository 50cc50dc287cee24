import type { Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { defineQuery } from '@diwan/site/store'
import { withStore } from '@diwan/site/store/currentStore'
import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faq, list } from './fields'
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

test('a draft is shown without the rows that somebody has only begun, and what is published must be whole', async () => {
  const schema = z.object({ title: z.string(), sections: list(z.object({ heading: z.string(), items: list(faq) })) })
  const find = defineQuery('unfinished', (store) => readLocalized(store, 'blogs', 'a', 'en', schema))
  const whole = { question: 'Why?', answer: 'Because.' }
  const begun = aPost({
    title: 'Title',
    sections: [{ heading: 'One', items: [{ question: 'How?', answer: null }, whole, {}] }, { items: 0 }],
  })
  const store = useDocuments([aPost({ title: 'Title' })])

  const shown = (document: MirroredDocument) => withStore(store.withDocument(document, store.now), async () => find())
  expect((await shown(begun))?.entry.sections).toEqual([{ heading: 'One', items: [whole] }])
  await expect(shown(aPost({ sections: [] }))).rejects.toThrow('cannot be shown')

  useDocuments([begun])
  expect(find).toThrow('cannot be shown')
})
