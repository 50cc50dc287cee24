import type { Role } from '@diwan/shared/contracts/user'
import { DAY } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { fetchPublished } from '@/publishing/published/fetchPublished'

type Duplicated = 'blogs' | 'vacancies' | 'pages'

/** Presses “Duplicate” in the control panel. */
async function duplicate(api: Api, role: Role, collection: Duplicated, id: string, query = 'locale=en') {
  const headers = await api.as(role)
  const response = await api.post(`/api/${collection}/${id}/duplicate?${query}`, { _status: 'draft' }, headers)
  expect(response.status, query).toBe(200)
  return ((await response.json()) as { doc: { id: string; slug: string } }).doc
}

async function publishInBoth(payload: Payload, collection: Duplicated, id: string) {
  const words = await payload.findByID({ collection, id, locale: 'en', depth: 0 })
  await payload.update({ collection, id, data: { ...words, _status: 'published' } as never, locale: 'ar' })
}

async function statusOf(payload: Payload, collection: Duplicated, id: string) {
  const row = await payload.findByID({ collection, id, locale: 'all' })
  return (row as unknown as { _status: object })._status
}

for (const [collection, role, create] of [
  ['blogs', 'editor', createBlog],
  ['vacancies', 'recruiter', createVacancy],
] as const) {
  test(`a copy of ${collection} that are live in both languages is live in none`, async ({ api, payload }) => {
    const { id } = await create(payload)
    await publishInBoth(payload, collection, id)

    for (const query of ['locale=en', 'locale=ar', 'locale=en&draft=false']) {
      const copy = await duplicate(api, role, collection, id, query)

      expect(await statusOf(payload, collection, copy.id), query).toEqual({ en: 'draft', ar: 'draft' })
      const { documents } = await fetchPublished(payload, [{ collection, id: copy.id }])
      expect(documents, query).toEqual([])
      const where = { documentId: { equals: copy.id } }
      expect((await payload.count({ collection: 'outbox', where })).totalDocs, query).toBe(0)
      await payload.delete({ collection, id: copy.id })
    }
    expect(await statusOf(payload, collection, id)).toEqual({ en: 'published', ar: 'published' })
  })
}

test('an entry is duplicated again and again, each time under an address of its own', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { slug: 'to-copy' })

  const copies = [await duplicate(api, 'editor', 'blogs', id), await duplicate(api, 'editor', 'blogs', id)]
  const ofCopy = await duplicate(api, 'editor', 'blogs', copies[1]!.id)

  expect(copies.map(({ slug }) => slug)).toEqual(['to-copy-copy', 'to-copy-copy-2'])
  expect(ofCopy.slug).toBe('to-copy-copy-2-copy')
})

test('the copy of a fixed page is an extra page', async ({ api, payload }) => {
  const data = { title: 'About us', slug: 'about-us', catalogueKey: 'about-us', _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', data, locale: 'en' })

  const copy = await duplicate(api, 'editor', 'pages', id)
  await payload.update({ collection: 'pages', id: copy.id, data: { slug: 'about-them', _status: 'published' } })

  const stored = await payload.findByID({ collection: 'pages', id: copy.id })
  expect(copy.slug).toBe('about-us-copy')
  expect(stored.catalogueKey ?? null).toBeNull()
  expect(stored).toMatchObject({ title: 'About us', slug: 'about-them', _status: 'published' })
  expect((await payload.findByID({ collection: 'pages', id })).slug).toBe('about-us')
})

test('a copy in chosen languages has their texts, however the choice is written', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { title: 'In English' })
  await publishInBoth(payload, 'blogs', id)

  const titles = async (query: string) => {
    const copy = await duplicate(api, 'editor', 'blogs', id, query)
    return (await payload.findByID({ collection: 'blogs', id: copy.id, locale: 'all' })).title
  }

  expect(await titles('locale=en&selectedLocales=en')).toEqual({ en: 'In English' })
  expect(await titles('locale=en&selectedLocales[0]=en')).toEqual({ en: 'In English' })
  expect(await titles('locale=en&selectedLocales=en,ar')).toEqual({ en: 'In English', ar: 'In English' })
})

test('the copy of a vacancy that is over is an open one of today', async ({ api, payload }) => {
  const longAgo = '2025-01-05T06:00:00.000Z'
  const over = { state: 'closed', publishedAt: longAgo, closesAt: longAgo } as const
  const { id } = await createVacancy(payload, over)
  const closesAt = new Date(Date.now() + DAY).toISOString()
  const { id: running } = await createVacancy(payload, { state: 'on-hold', publishedAt: longAgo, closesAt })

  const copies = [
    await duplicate(api, 'recruiter', 'vacancies', id),
    await duplicate(api, 'recruiter', 'vacancies', running),
  ]

  const [ofOver, ofRunning] = await Promise.all(
    copies.map((copy) => payload.findByID({ collection: 'vacancies', id: copy.id, draft: true })),
  )
  expect([ofOver?.state, ofOver?.closesAt ?? null, ofOver?.closedAt ?? null]).toEqual(['open', null, null])
  expect([ofRunning?.state, ofRunning?.closesAt]).toEqual(['open', closesAt])
  for (const copy of [ofOver, ofRunning]) expect(Date.parse(copy?.publishedAt ?? '')).toBeGreaterThan(Date.now() - DAY)
  expect(await payload.findByID({ collection: 'vacancies', id })).toMatchObject({
    state: 'closed',
    publishedAt: longAgo,
  })
})
