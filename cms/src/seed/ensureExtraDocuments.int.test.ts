import { expect } from 'vitest'
import { test } from '../../tests/test'
import { categories } from './content/categories'
import { leaders } from './content/leaders'
import { saveDocument } from './run/saveDocument'
import { ensureExtraDocuments } from './bulk/ensureExtraDocuments'

test.beforeAll(async ({ payload }) => {
  for (const document of [...categories, ...leaders]) await saveDocument(payload, document, undefined, ['photo'])
})

test('extra documents are published in both languages, and staff find them in their lists', async ({ payload }) => {
  await ensureExtraDocuments(payload, 8)

  for (const locale of ['en', 'ar'] as const) {
    for (const draft of [true, false]) {
      const where = { _status: { equals: 'published' } }
      expect((await payload.find({ collection: 'blogs', locale, draft, where })).totalDocs).toBe(6)
      expect((await payload.find({ collection: 'news', locale, draft, where })).totalDocs).toBe(2)
    }
  }
})

test('asking for more writes only what is missing', async ({ payload }) => {
  expect(await ensureExtraDocuments(payload, 12)).toBe('4 written, 8 there before')
})

test('an extra document can be edited like any other', async ({ payload }) => {
  const { docs } = await payload.find({ collection: 'blogs', limit: 1, depth: 0 })

  await payload.update({ collection: 'blogs', id: docs[0]!.id, data: { title: 'New title', _status: 'published' } })

  const changed = await payload.findByID({ collection: 'blogs', id: docs[0]!.id, locale: 'all', depth: 0 })
  expect(changed.title).toMatchObject({ en: 'New title', ar: expect.stringMatching(/[\u0600-\u06ff]/) })
})
