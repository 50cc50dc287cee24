import { documentStateSchema } from '@diwan/shared/contracts/publishing'
import { HOUR } from '@diwan/shared/lib/time'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { liveReport, outboxOf, report } from '../../tests/publishingCalls'

test('a document says that it waits behind a pin, and that a rollback took it back', async ({ api, payload }) => {
  const [waiting, takenBack] = await Promise.all([createBlog(payload), createBlog(payload)])
  const [[row], [other]] = await Promise.all([outboxOf(payload, waiting.id), outboxOf(payload, takenBack.id)])
  const state = async (id: string) => {
    const path = `/api/publishing/state?collection=blogs&id=${id}`
    return documentStateSchema.parse(await (await api.fetch(path, { headers: await api.as('editor') })).json())
  }
  await payload.db.updateMany({
    collection: 'outbox',
    where: { id: { equals: row?.id } },
    data: { state: 'sent' },
    returning: false,
  })
  await report(api, liveReport('r-p1', { liveAt: '2031-01-01T00:00:00.000Z' }))
  await report(api, liveReport('r-p2', { liveAt: '2031-01-02T00:00:00.000Z', outbox: [other?.id] }))
  expect(await state(takenBack.id)).toMatchObject({ live: { release: 'r-p2' }, pinned: null })

  await report(api, { type: 'release.rolled-back', release: 'r-p1', from: 'r-p2' })
  await report(api, { type: 'release.pinned', release: 'r-p1', outbox: [row?.id] })

  expect(await state(takenBack.id)).toMatchObject({ live: { release: 'r-p2' }, pinned: 'r-p1' })
  expect(await state(waiting.id)).toMatchObject({ change: { state: 'sent' }, pinned: 'r-p1' })

  await report(api, { type: 'release.rolled-back', release: 'r-p2', from: 'r-p1' })
  expect(await state(waiting.id)).toMatchObject({ change: { state: 'sent' }, pinned: 'r-p2' })
})

test('a document that was taken off the site says so, whether visitors still see it or not', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const state = async () => {
    const path = `/api/publishing/state?collection=blogs&id=${id}`
    return documentStateSchema.parse(await (await api.fetch(path, { headers: await api.as('editor') })).json())
  }
  const [published] = await outboxOf(payload, id)
  await report(api, liveReport('r-on', { liveAt: '2032-01-01T00:00:00.000Z', outbox: [published?.id] }))
  expect(await state()).toMatchObject({ publishedIn: ['en'], live: { release: 'r-on' } })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'en' })
  expect(await state()).toMatchObject({ publishedIn: [], change: { state: 'pending' } })
  const unpublished = (await outboxOf(payload, id)).at(-1)
  await report(api, liveReport('r-off', { liveAt: '2032-01-02T00:00:00.000Z', outbox: [unpublished?.id] }))
  expect(await state()).toMatchObject({ publishedIn: [], change: { state: 'live' }, live: { release: 'r-off' } })

  await payload.update({ collection: 'blogs', id, data: { _status: 'published' }, locale: 'en' })
  await payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() }, locale: 'en' })
  expect(await state()).toMatchObject({ publishedIn: [] })
  await payload.delete({ collection: 'blogs', id, trash: true })
  expect(await state()).toMatchObject({ publishedIn: [] })
})

test('a document says in which languages visitors see it', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const languagesOf = async (ref: { collection: string; id: string }) => {
    const answer = await api.fetch(`/api/publishing/state?${new URLSearchParams(ref)}`, { headers })
    return documentStateSchema.parse(await answer.json()).publishedIn
  }
  const { id } = await createBlog(payload)
  const blog = { collection: 'blogs', id }
  const arabic = { title: 'أساسيات الزكاة', excerpt: 'ملخص', body: aRichText('نص') }
  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar', draft: true })
  expect(await languagesOf(blog)).toEqual(['en'])

  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  expect(await languagesOf(blog)).toEqual(['en', 'ar'])

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'en' })
  expect(await languagesOf(blog)).toEqual(['ar'])

  const unwritten = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: unwritten.id, data: {}, publishAllLocales: true } as never)
  expect(await languagesOf({ collection: 'blogs', id: unwritten.id })).toEqual(['en'])

  await payload.updateGlobal({ slug: 'footer', data: { legal: 'All rights reserved' }, locale: 'en' })
  expect(await languagesOf({ collection: 'globals', id: 'footer' })).toEqual(['en', 'ar'])
})

test('a document that is published before its hour says when visitors see it, until they do', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const hourOf = async (id: string) => {
    const answer = await api.fetch(`/api/publishing/state?collection=blogs&id=${id}`, { headers })
    return documentStateSchema.parse(await answer.json()).appearsAt
  }
  const publishedAt = new Date(Date.now() + HOUR).toISOString()
  const { id } = await createBlog(payload, { publishedAt })
  const shown = await createBlog(payload)
  const draft = await createBlog(payload, { publishedAt, _status: 'draft' })

  expect(await hourOf(id)).toBe(publishedAt)
  expect(await hourOf(shown.id)).toBeNull()
  expect(await hourOf(draft.id)).toBeNull()

  await payload.update({ collection: 'blogs', id, data: { publishedAt: new Date().toISOString() } })
  expect(await hourOf(id)).toBeNull()
})

test.for(['globals&id=nope', 'blogs&id=nope', 'nope&id=nope'])(
  'nothing is published where there is nothing: %s',
  async (ref, { api }) => {
    const answer = await api.fetch(`/api/publishing/state?collection=${ref}`, { headers: await api.as('editor') })

    expect([answer.status, await answer.json()]).toMatchObject([200, { publishedIn: [], change: null }])
  },
)

test('a seeded document is live since the first release after it, a draft is not', async ({ api, payload }) => {
  const [seeded, draft] = await Promise.all([createBlog(payload), createBlog(payload, { _status: 'draft' })])
  await payload.db.deleteMany({ collection: 'outbox', where: { documentId: { equals: seeded.id } } })
  const state = async (id: string) => {
    const path = `/api/publishing/state?collection=blogs&id=${id}`
    return documentStateSchema.parse(await (await api.fetch(path, { headers: await api.as('editor') })).json())
  }
  await payload.db.deleteMany({ collection: 'releases', where: {} })
  expect(await state(seeded.id)).toMatchObject({ change: null, live: null })

  await report(api, liveReport('r-first'))
  await report(api, liveReport('r-second'))

  expect(await state(seeded.id)).toMatchObject({ change: null, live: { release: 'r-first', isFirst: true } })
  expect(await state(draft.id)).toMatchObject({ change: null, live: null })
})
