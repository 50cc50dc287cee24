import {
  documentsAnswerSchema,
  documentStateSchema,
  documentVersionsSchema,
  manifestSchema,
  publishingStatusSchema,
  releaseHistorySchema,
} from '@diwan/shared/contracts/publishing'
import type { MediaKitDoc } from '@diwan/shared/generated/payload-types'
import { HOUR } from '@diwan/shared/lib/time'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import { PUBLISHER_TIMEOUT } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { FakePublisher } from '../../tests/FakePublisher'
import { test } from '../../tests/test'
import { makeMediaKit } from '../mediaKit/makeMediaKit'
import { makeShareImages } from '../shareImages/makeShareImages'
import { signedHeaders } from './signature'

const fetchDocuments = async (api: Api, refs: { collection: string; id: string }[]) => {
  const response = await api.post('/api/publishing/documents', { refs }, await api.as('service'))
  expect(response.status).toBe(200)
  return documentsAnswerSchema.parse(await response.json())
}

const report = (api: Api, message: object, headers?: Record<string, string>) => {
  const body = JSON.stringify(message)
  return api.fetch('/api/publishing/report', { method: 'POST', body, headers: headers ?? signedHeaders(body) })
}

const liveReport = (release: string, more: object = {}) => ({
  type: 'release.live',
  release,
  startedAt: '2026-01-10T09:00:00.000Z',
  liveAt: new Date().toISOString(),
  durationMs: 25,
  pages: 3,
  outbox: [],
  documents: [],
  ...more,
})

const outboxOf = async (payload: Payload, documentId: string) =>
  (await payload.find({ collection: 'outbox', where: { documentId: { equals: documentId } }, sort: 'createdAt' })).docs

test('a document is sent as it is published: relations as ids, the other language absent', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Unpublished thought' }, draft: true })

  const { documents } = await fetchDocuments(api, [{ collection: 'blogs', id: blog.id }])

  expect(documents).toHaveLength(1)
  expect(documents[0]?.locales.ar).toBeNull()
  expect(documents[0]?.locales.en).toMatchObject({ title: 'Zakat basics', slug: blog.slug })
  expect(documents[0]?.locales.en?.categories).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/)])
})

test('an unpublished language never leaves, whether it is a draft or was taken back', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const arabic = { title: 'سرّي', excerpt: 'سرّي', body: aRichText('سرّي') }
  const ref = [{ collection: 'blogs', id }]
  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar', draft: true })
  expect(JSON.stringify(await fetchDocuments(api, ref))).not.toContain('سرّي')

  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  expect((await fetchDocuments(api, ref)).documents[0]?.locales.ar).toMatchObject({ title: 'سرّي' })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'en' })
  const [arabicOnly] = (await fetchDocuments(api, ref)).documents
  expect(arabicOnly?.locales.en).toBeNull()
  expect(arabicOnly?.locales.ar).toMatchObject({ title: 'سرّي' })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'ar' })
  expect(await fetchDocuments(api, ref)).toMatchObject({ documents: [], missing: ref })
})

test('publishing all languages shows none that nobody has written', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })

  await payload.update({
    collection: 'blogs',
    id,
    data: { _status: 'published' },
    locale: 'en',
    publishAllLocales: true,
  })

  const [document] = (await fetchDocuments(api, [{ collection: 'blogs', id }])).documents
  expect(document?.locales.en).toMatchObject({ title: 'Zakat basics' })
  expect(document?.locales.ar).toBeNull()
})

test('drafts, trash and what does not exist are missing', async ({ api, payload }) => {
  const draft = await createBlog(payload, { _status: 'draft' })
  const trashed = await createBlog(payload)
  await payload.update({
    collection: 'blogs',
    id: trashed.id,
    data: { deletedAt: new Date().toISOString() },
    locale: 'en',
  })
  const refs = [
    { collection: 'blogs', id: draft.id },
    { collection: 'blogs', id: trashed.id },
    { collection: 'blogs', id: 'ffffffffffffffffffffffff' },
    { collection: 'blogs', id: 'not an id' },
    { collection: 'users', id: draft.id },
    { collection: 'globals', id: 'nothing' },
  ]

  expect(await fetchDocuments(api, refs)).toEqual({ success: true, documents: [], missing: refs, together: [] })
})

test('a global is sent as a document of globals once it is saved', async ({ api, payload }) => {
  await payload.updateGlobal({ slug: 'footer', data: { legal: 'All rights reserved' }, locale: 'en' })

  const { documents } = await fetchDocuments(api, [{ collection: 'globals', id: 'footer' }])

  expect(documents[0]).toMatchObject({ collection: 'globals', id: 'footer' })
  expect(documents[0]?.locales.en).toMatchObject({ legal: 'All rights reserved' })
})

test('the manifest lists what visitors may see, with the versions of the documents', async ({ api, payload }) => {
  const published = await createBlog(payload)
  const draft = await createBlog(payload, { _status: 'draft' })
  await payload.update({ collection: 'blogs', id: published.id, data: { title: 'Later' }, draft: true })

  const response = await api.fetch('/api/publishing/manifest', { headers: await api.as('service') })
  const documents = documentVersionsSchema.parse(manifestSchema.parse(await response.json()).documents)

  const [sent] = (await fetchDocuments(api, [{ collection: 'blogs', id: published.id }])).documents
  expect(documents).toContainEqual({ collection: 'blogs', id: published.id, updatedAt: sent?.updatedAt })
  expect(documents.map(({ id }) => id)).not.toContain(draft.id)
})

test('only the publisher and administrators read everything at once', async ({ api }) => {
  for (const path of ['/api/publishing/manifest', '/api/publishing/files/ffffffffffffffffffffffff']) {
    expect((await api.fetch(path)).status).toBe(401)
    expect((await api.fetch(path, { headers: await api.as('editor') })).status).toBe(403)
  }
  expect((await api.post('/api/publishing/documents', { refs: [] })).status).toBe(401)
  expect((await api.post('/api/publishing/documents', { refs: [] }, await api.as('recruiter'))).status).toBe(403)
  expect((await api.post('/api/publishing/documents', { refs: 'all' }, await api.as('admin'))).status).toBe(422)
})

test('a report makes its changes live and its release known, however often it comes', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [row] = await outboxOf(payload, id)
  const message = liveReport('r-1', { outbox: [row?.id] })

  for (let time = 0; time < 3; time++) expect((await report(api, message)).status).toBe(200)

  expect(await outboxOf(payload, id)).toMatchObject([{ state: 'live', release: 'r-1' }])
  const { docs } = await payload.find({ collection: 'releases', where: { release: { equals: 'r-1' } } })
  expect(docs).toMatchObject([{ state: 'live', pages: 3, durationMs: 25 }])
  expect((await payload.findByID({ collection: 'blogs', id })).title).toBe('Zakat basics')
})

test('the same report ten times at once is one release', async ({ api, payload }) => {
  const message = liveReport('r-parallel')

  const answers = await Promise.all(Array.from({ length: 10 }, () => report(api, message)))

  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await payload.find({ collection: 'releases', where: { release: { equals: 'r-parallel' } } })).totalDocs).toBe(
    1,
  )
})

test('a change whose nudge was lost is live when its version is', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [document] = (await fetchDocuments(api, [{ collection: 'blogs', id }])).documents
  const documents = [{ collection: 'blogs', id, updatedAt: document?.updatedAt }]
  await payload.update({ collection: 'blogs', id, data: { title: 'Newer' }, locale: 'en' })

  await report(api, liveReport('r-old-version', { documents }))
  expect((await outboxOf(payload, id)).map(({ state }) => state)).toEqual(['pending', 'pending'])

  const [newer] = (await fetchDocuments(api, [{ collection: 'blogs', id }])).documents
  await report(api, liveReport('r-new-version', { documents: [{ ...documents[0], updatedAt: newer?.updatedAt }] }))
  expect((await outboxOf(payload, id)).map(({ state }) => state)).toEqual(['live', 'live'])
})

test('a change that was never sent is live only with a version that holds it, or by its name', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const [row] = await outboxOf(payload, id)
  const [document] = (await fetchDocuments(api, [{ collection: 'blogs', id }])).documents
  const documents = [{ collection: 'blogs', id, updatedAt: document?.updatedAt }]
  const stateWith = async (data: { state: string; version: string | null }, outbox: (string | undefined)[] = []) => {
    const where = { documentId: { equals: id } }
    await payload.db.updateMany({ collection: 'outbox', where, data, returning: false })
    await report(api, liveReport('r-versions', { documents, outbox }))
    return (await outboxOf(payload, id))[0]?.state
  }

  // The version before may have been reported late, and whoever changed the document left its version as it was.
  expect(await stateWith({ state: 'pending', version: null })).toBe('pending')
  expect(await stateWith({ state: 'pending', version: '2100-01-01T00:00:00.000Z' })).toBe('pending')
  expect(await stateWith({ state: 'sent', version: '2100-01-01T00:00:00.000Z' })).toBe('sent')
  expect(await stateWith({ state: 'sent', version: null })).toBe('live')
  expect(await stateWith({ state: 'pending', version: document?.updatedAt ?? null })).toBe('live')
  expect(await stateWith({ state: 'pending', version: null }, [row?.id])).toBe('live')
})

test('the removal of a document is live when it is gone, whether it was sent or not', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  await payload.delete({ collection: 'blogs', id })

  await report(api, liveReport('r-gone', { documents: [{ collection: 'blogs', id, updatedAt: null }] }))

  expect((await outboxOf(payload, id)).map(({ state }) => state)).toEqual(['live', 'live'])
})

test('a failed release says why on its documents, and a later one heals them', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [row] = await outboxOf(payload, id)
  const failure = { message: 'The link /nowhere leads nowhere.', documents: [{ collection: 'blogs', id }] }
  await report(api, {
    type: 'release.failed',
    release: 'r-failed',
    startedAt: new Date().toISOString(),
    outbox: [row?.id],
    error: failure,
  })

  const state = async () => {
    const path = `/api/publishing/state?collection=blogs&id=${id}`
    return documentStateSchema.parse(await (await api.fetch(path, { headers: await api.as('editor') })).json())
  }
  expect(await state()).toMatchObject({
    change: { state: 'failed', error: failure.message, isReleaseFailed: true },
    live: null,
  })
  await report(api, {
    type: 'document.held',
    release: 'r-live-without-it',
    document: { collection: 'blogs', id },
    outbox: [row?.id],
    error: 'No.',
  })
  expect(await state()).toMatchObject({ change: { state: 'failed', error: 'No.', isReleaseFailed: false } })

  await report(api, liveReport('r-healed', { outbox: [row?.id] }))
  expect(await state()).toMatchObject({
    change: { state: 'live', error: null },
    live: { release: 'r-healed', pages: 3, durationMs: 25 },
  })
})

test('a held document says why, whether its change was named, sent or never on record', async ({ api, payload }) => {
  const [named, sent, newer, seeded] = await Promise.all([1, 2, 3, 4].map(() => createBlog(payload)))
  const ids = [named, sent, newer, seeded].map((blog) => blog?.id ?? '')
  const [row] = await outboxOf(payload, ids[0] ?? '')
  const mark = (id: string | undefined, data: Record<string, unknown>) =>
    payload.db.updateMany({ collection: 'outbox', where: { documentId: { equals: id } }, data, returning: false })
  await mark(ids[1], { state: 'sent' })
  await payload.db.deleteMany({ collection: 'outbox', where: { documentId: { equals: ids[3] } } })

  for (const id of ids) {
    const outbox = id === ids[0] ? [row?.id] : []
    const document = { collection: 'blogs', id }
    expect((await report(api, { type: 'document.held', release: 'r-1', document, outbox, error: 'No.' })).status).toBe(
      200,
    )
  }

  const states = await Promise.all(ids.map((id) => outboxOf(payload, id)))
  expect(states.map((rows) => rows.map(({ state, error }) => [state, error ?? null]))).toEqual([
    [['failed', 'No.']],
    [['failed', 'No.']],
    // It was not sent yet, so it may be the correction.
    [['pending', null]],
    [['failed', 'No.']],
  ])
})

test('a rollback moves the live mark, and a late report does not move it back', async ({ api, payload }) => {
  await report(api, liveReport('r-a', { liveAt: '2030-01-01T00:00:00.000Z' }))
  await report(api, liveReport('r-b', { liveAt: '2030-01-02T00:00:00.000Z' }))
  await report(api, { type: 'release.rolled-back', release: 'r-a', from: 'r-b' })
  await report(api, liveReport('r-b', { liveAt: '2030-01-02T00:00:00.000Z' }))

  const { docs } = await payload.find({
    collection: 'releases',
    where: { release: { in: ['r-a', 'r-b'] } },
    sort: 'release',
  })
  expect(docs.map(({ state }) => state)).toEqual(['live', 'rolled-back'])
})

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

test('the history tells releases with the documents they brought', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  const [row] = await outboxOf(payload, blog.id)
  await report(api, liveReport('r-history', { outbox: [row?.id], startedAt: '2040-01-01T00:00:00.000Z' }))

  const answer = await api.fetch('/api/publishing/history', { headers: await api.as('editor') })
  const { releases } = releaseHistorySchema.parse(await answer.json())

  expect(releases[0]).toMatchObject({
    release: 'r-history',
    pages: 3,
    durationMs: 25,
    documents: [{ collection: 'blogs', id: blog.id, title: blog.title }],
  })
  expect((await api.fetch('/api/publishing/history')).status).toBe(401)
})

test('a forged, altered or stale report is turned away', async ({ api, payload }) => {
  const body = JSON.stringify(liveReport('r-forged'))
  const stale = signedHeaders(body)
  stale['webhook-timestamp'] = String(Math.floor(Date.now() / 1_000) - 600)
  const headersOf = [{}, signedHeaders(`${body} `), stale]

  for (const headers of headersOf) {
    expect((await api.fetch('/api/publishing/report', { method: 'POST', body, headers })).status).toBe(401)
  }

  expect((await payload.find({ collection: 'releases', where: { release: { equals: 'r-forged' } } })).totalDocs).toBe(0)
  expect((await report(api, { type: 'nonsense' })).status).toBe(422)
})

test('administrators and editors steer the publisher, others do not, and its absence is said', async ({
  api,
  payload,
}) => {
  const control = { type: 'release.unpin' }
  expect((await api.post('/api/publishing/control', control)).status).toBe(401)
  expect((await api.post('/api/publishing/control', control, await api.as('recruiter'))).status).toBe(403)
  expect((await api.post('/api/publishing/control', { type: 'x' }, await api.as('admin'))).status).toBe(422)
  expect((await api.post('/api/publishing/control', control, await api.as('admin'))).status).toBe(503)

  const publisher = new FakePublisher()
  await publisher.start()
  const response = await api.post('/api/publishing/control', control, await api.as('editor'))
  await publisher.stop()

  expect(response.status).toBe(200)
  // It is not carried out after whoever asked was told that it was not.
  const until = expect.toSatisfy((at: number) => at < Date.now() + PUBLISHER_TIMEOUT) as number
  expect(publisher.received).toEqual([{ path: '/control', body: { ...control, until } }])
  const where = { action: { equals: 'publishing-control' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(docs.map(({ sentence }) => sentence).toSorted()).toEqual([
    expect.stringMatching(/ let the site follow its content again$/),
    expect.stringMatching(/ tried to let the site follow its content again: the publisher did not do it$/),
  ])
})

test('what the publisher refuses is said in the language of whoever asked, never as it was sent', async ({ api }) => {
  const editor = await api.as('editor')
  const rollback = { type: 'release.rollback', release: 'r-gone' }
  const ask = (control: object, language = 'en') =>
    api.post('/api/publishing/control', control, { ...editor, 'Accept-Language': language })
  const publisher = new FakePublisher()
  await publisher.start()

  publisher.status = 409
  publisher.message = 'There is no release r-gone any more. Choose one of the list.'
  const gone = await ask(rollback)
  const inArabic = await ask(rollback, 'ar')
  const pinned = await ask({ type: 'release.rebuild' }, 'ar')
  publisher.status = 500
  publisher.message = 'The publisher could not write this down. Look at its log.'
  const broken = await ask({ type: 'release.rebuild' })
  await publisher.stop()
  const endless = await ask({ ...rollback, release: 'r'.repeat(101) })

  expect([gone.status, await gone.json()]).toEqual([
    409,
    { success: false, message: 'There is no release r-gone any more. Choose one of the list.' },
  ])
  expect([inArabic.status, await inArabic.json()]).toEqual([
    409,
    { success: false, message: publishingMessages.ar.refusals.gone('r-gone') },
  ])
  expect([pinned.status, await pinned.json()]).toEqual([
    409,
    { success: false, message: publishingMessages.ar.refusals.pinned },
  ])
  expect([broken.status, await broken.json()]).toEqual([
    502,
    { success: false, message: 'The publisher could not write this down. Look at its log.' },
  ])
  expect(endless.status).toBe(422)
})

test('status is told without a publisher too', async ({ api }) => {
  const response = await api.fetch('/api/publishing/status', { headers: await api.as('editor') })

  expect(await response.json()).toMatchObject({ success: true, publisher: null })
})

test('what is held back and what a release brought are named in the language of whoever looks', async ({
  api,
  payload,
}) => {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'الزكاة' }, locale: 'ar', draft: true })
  await payload.updateGlobal({ slug: 'footer', data: { legal: 'All rights reserved' }, locale: 'en' })
  const [row] = await outboxOf(payload, 'footer')
  await report(api, liveReport('r-footer', { outbox: [row?.id], startedAt: '2041-01-01T00:00:00.000Z' }))
  const editor = await api.as('editor')
  const publisher = new FakePublisher()
  publisher.standing = {
    state: 'idle',
    live: null,
    pinned: null,
    pending: 0,
    step: null,
    busySince: null,
    releases: [],
    error: null,
    isBuilding: false,
    isCompared: true,
    held: [
      { collection: 'blogs', id: blog.id, error: 'No.' },
      { collection: 'globals', id: 'footer', error: 'No.' },
    ],
  }
  await publisher.start()
  const ask = async (path: string, language: string) =>
    (await api.fetch(`/api/publishing/${path}`, { headers: { ...editor, 'Accept-Language': language } })).json()
  const [english, arabic] = [await ask('status', 'en'), await ask('status', 'ar')].map(
    (answer) => publishingStatusSchema.parse(answer).held,
  )
  await publisher.stop()

  expect(english).toMatchObject([
    { title: blog.title, kind: 'Blog', error: 'No.' },
    { title: 'Footer', kind: null },
  ])
  expect(arabic?.[0]).toMatchObject({ title: 'الزكاة' })
  expect(arabic?.map(({ kind, title }) => `${kind} ${title}`).join(' ')).not.toMatch(/Blog|Footer/)
  const { releases } = releaseHistorySchema.parse(await ask('history', 'en'))
  expect(releases[0]?.documents).toMatchObject([{ collection: 'globals', id: 'footer', title: 'Footer' }])
})

test('the history tells what a file that was made is, and not its technical name', async ({ api, payload }) => {
  const { made } = publishingMessages.en
  const blog = await createBlog(payload)
  const arabic = { title: 'الزكاة', excerpt: 'الزكاة', body: aRichText('الزكاة'), _status: 'published' } as const
  await payload.update({ collection: 'blogs', id: blog.id, data: arabic, locale: 'ar' })
  const text = { title: 'About us', slug: 'about-us', kind: 'boilerplate', text: 'Who we are', _status: 'published' }
  await payload.create({ collection: 'media-kit', data: text as MediaKitDoc, locale: 'en' })
  await makeShareImages(payload, 'blogs', blog.id)
  await makeMediaKit(payload)
  const { docs } = await payload.find({ collection: 'media', where: { shareOf: { exists: true } }, sort: 'createdAt' })
  const rows = await Promise.all(docs.map(async ({ id }) => (await outboxOf(payload, id))[0]?.id))
  await report(api, liveReport('r-made', { outbox: rows, startedAt: '2042-01-01T00:00:00.000Z' }))

  const editor = await api.as('editor')
  const titlesIn = async (language: string) => {
    const headers = { ...editor, 'Accept-Language': language }
    const answer = await api.fetch('/api/publishing/history', { headers })
    const [release] = releaseHistorySchema.parse(await answer.json()).releases
    return release?.documents.map(({ title }) => title).toSorted()
  }

  expect(await titlesIn('en')).toEqual(
    [made.shareImage(blog.title), made.shareImage('الزكاة'), made.mediaKit].toSorted(),
  )
  expect((await titlesIn('ar'))?.join(' ')).not.toMatch(/[Ss]hare|media|kit|\.(?:jpg|zip)/)
})

test("an open, published report's file is sent, a gated one's is not", async ({ api, payload }) => {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  const file = await payload.create({
    collection: 'files',
    data: { kind: 'report' },
    file: { data: bytes, mimetype: 'application/pdf', name: 'outlook.pdf', size: bytes.length },
  })
  const report = await payload.create({
    collection: 'reports',
    data: {
      title: 'Outlook',
      slug: 'outlook',
      summary: 'What comes',
      year: 2026,
      topic: 'annual',
      access: 'gated',
      file: file.id,
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
    locale: 'en',
  })
  const headers = await api.as('service')
  const path = `/api/publishing/files/${file.id}`
  expect((await api.fetch(path, { headers })).status).toBe(404)

  await payload.update({ collection: 'reports', id: report.id, data: { access: 'open' }, locale: 'en' })
  const sent = await api.fetch(path, { headers })

  expect(sent.status).toBe(200)
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes)
  expect(sent.headers.get('Content-Disposition')).toContain("attachment; filename*=UTF-8''outlook.pdf")
})
