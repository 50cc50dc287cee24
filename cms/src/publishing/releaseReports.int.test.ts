import { documentStateSchema } from '@diwan/shared/contracts/publishing'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { signedHeaders } from './signature'
import { fetchDocuments, liveReport, outboxOf, report } from '../../tests/publishingCalls'

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
