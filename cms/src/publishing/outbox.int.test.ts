import { nudgeSchema } from '@diwan/shared/contracts/publishing'
import { DAY } from '@diwan/shared/lib/time'
import { problemIn } from '@diwan/shared/messages/problems'
import type { Payload, PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { afterCommit } from '@/database/afterCommit'
import { inTransaction } from '@/database/inTransaction'
import { A_WHILE } from '../../tests/aWhile'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { FakePublisher } from '../../tests/FakePublisher'
import { test } from '../../tests/test'
import { markOutbox } from './report/markOutbox'
import { pruneOutbox } from './outbox/pruneOutbox'
import { rehearseNudges } from './outbox/rehearseNudges'
import { sendAgain } from './outbox/sendAgain'
import { sendPending } from './outbox/sendPending'
import { BREATH, enableSending, wakeOutbox } from './outbox/wakeOutbox'

let publisher: FakePublisher

beforeEach(async () => {
  publisher = new FakePublisher()
  await publisher.start()
})

afterEach(() => publisher.stop())

const rows = async (payload: Payload, state: string) => {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { state: { equals: state } },
    pagination: false,
    sort: 'createdAt',
  })
  return docs
}

const age = (payload: Payload, data: object) =>
  payload.db.updateMany({ collection: 'outbox', where: {}, data: { ...data }, returning: false })

test('a nudge names the changed documents, is signed, and brings along what is published of them', async ({
  payload,
}) => {
  const { id, categories } = await createBlog(payload)

  await sendPending(payload)

  expect(publisher.received).toHaveLength(1)
  const nudge = nudgeSchema.parse(publisher.received[0]?.body)
  const sent = await rows(payload, 'sent')
  expect(nudge.data.changes).toEqual(
    sent.map((row) => ({ outbox: row.id, collection: row.collection, id: row.documentId })),
  )
  const category = categories[0]
  expect(nudge.data.changes.map((change) => change.id)).toEqual([
    typeof category === 'object' ? category.id : category,
    id,
  ])
  expect(nudge.data.documents?.map((document) => document.id).sort()).toEqual(
    nudge.data.changes.map((change) => change.id).sort(),
  )
})

test('a rehearsal sends what is published under no name, and leaves what waits for the publisher alone', async ({
  payload,
}) => {
  const { id } = await createBlog(payload)
  const waiting = await rows(payload, 'pending')

  await rehearseNudges(payload)

  const nudges = publisher.received.map(({ body }) => nudgeSchema.parse(body).data)
  expect(nudges.flatMap(({ changes }) => changes)).toEqual([])
  expect(nudges.flatMap(({ documents }) => documents?.map((document) => document.id))).toContain(id)
  expect(await rows(payload, 'pending')).toEqual(waiting)
})

test('a report that is written down while a nudge is answered is not taken back', async ({ payload }) => {
  await createCategory(payload)
  const [row] = await rows(payload, 'pending')
  const [written, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The report has written and has not committed.
  const reported = inTransaction(payload, async (req) => {
    await markOutbox(req, [row?.id ?? ''], { state: 'live' })
    written.resolve()
    await answered.promise
  })
  await written.promise
  const writes = [vi.spyOn(payload.db, 'beginTransaction'), vi.spyOn(payload.db, 'updateMany')]
  const sent = sendPending(payload)
  // The sender has its answer, and wants to write it down.
  await expect.poll(() => writes.some(({ mock }) => mock.calls.length > 0)).toBe(true)
  answered.resolve()
  await Promise.all([reported, sent])

  expect((await rows(payload, 'live')).map(({ id }) => id)).toEqual([row?.id])
  for (const write of writes) write.mockRestore()
})

test('a nudge brings nothing along that visitors may not see, or that is much', async ({ payload }) => {
  const { id } = await createBlog(payload)
  await sendPending(payload)
  await payload.update({ collection: 'blogs', id, draft: true, data: { title: 'Nobody knows yet' } })
  await payload.update({
    collection: 'blogs',
    id,
    data: { _status: 'published', excerpt: 'x'.repeat(200) },
    locale: 'en',
  })
  await payload.update({ collection: 'blogs', id, draft: true, data: { title: 'Only a draft' } })
  await sendPending(payload)
  for (let made = 0; made < 11; made++) await createCategory(payload)
  await sendPending(payload)

  expect(JSON.stringify(publisher.received)).not.toContain('Only a draft')
  const nudges = publisher.received.map(({ body }) => nudgeSchema.parse(body).data)
  expect(nudges.at(-1)?.changes).toHaveLength(11)
  expect(nudges.at(-1)).not.toHaveProperty('documents')
})

test('a nudge of what is gone goes without documents, for the publisher to ask', async ({ payload }) => {
  const { id } = await createBlog(payload)
  await sendPending(payload)
  await payload.delete({ collection: 'blogs', id })
  await sendPending(payload)

  const nudge = nudgeSchema.parse(publisher.received.at(-1)?.body)
  expect(nudge.data.changes.map((change) => change.id)).toContain(id)
  expect(nudge.data).not.toHaveProperty('documents')
})

test('a nudge of what goes live together brings none of it along: who asks is told what belongs together', async ({
  payload,
}) => {
  await inTransaction(payload, async (req) => {
    req.context.batch = 'relaunch'
    for (const from of ['/together', '/beside'])
      await payload.create({ collection: 'redirects', data: { from, to: '/about-us' }, req })
  })

  await sendPending(payload)

  const nudge = nudgeSchema.parse(publisher.received[0]?.body)
  expect(nudge.data.changes).toHaveLength(2)
  expect(nudge.data).not.toHaveProperty('documents')
})

test('a publisher that stays away is asked after twice as long each time, and at least each minute', async ({
  payload,
}) => {
  await createCategory(payload)
  publisher.status = 503
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const pauses: number[] = []
  for (let times = 0; times < 8; times++) {
    await age(payload, { nextAttemptAt: new Date(0).toISOString() })
    await sendPending(payload)
    const [row] = await rows(payload, 'pending')
    pauses.push(Date.parse(String(row?.nextAttemptAt)) - Date.now())
  }

  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  publisher.status = 202
  await age(payload, { nextAttemptAt: new Date(0).toISOString() })
  await sendPending(payload)
})

test('a publisher that is away gets the nudge later, and a refusal without a word is told in every language', async ({
  payload,
}) => {
  await createCategory(payload)
  publisher.status = 503
  await sendPending(payload)

  const [postponed] = await rows(payload, 'pending')
  expect(postponed).toMatchObject({ attempts: 1, error: 'The publisher answered 503.' })
  expect(problemIn(String(postponed?.error), 'ar')).toBe('أجابت خدمة النشر بالرمز \u2066503\u2069.')
  publisher.status = 202
  await sendPending(payload)
  expect(await rows(payload, 'pending')).toHaveLength(1)

  await age(payload, { nextAttemptAt: new Date().toISOString() })
  await sendPending(payload)
  expect(await rows(payload, 'pending')).toHaveLength(0)
})

test('a change that was sent and never reported is sent again', async ({ payload }) => {
  await createCategory(payload)
  await sendPending(payload)
  await sendAgain(payload)
  expect(await rows(payload, 'pending')).toHaveLength(0)

  await age(payload, { updatedAt: new Date(Date.now() - 3_600_000).toISOString() })
  await sendAgain(payload)

  expect((await rows(payload, 'pending')).length).toBeGreaterThan(0)
  await sendPending(payload)
  expect(await rows(payload, 'pending')).toHaveLength(0)
})

test('a change that waits behind a pinned release is not sent again; one that a report named and nothing explains is', async ({
  payload,
}) => {
  await createCategory(payload)
  await sendPending(payload)
  const past = { updatedAt: new Date(Date.now() - 3_600_000).toISOString(), release: '20260101-000000-1' }

  await age(payload, { ...past, error: 'The site is pinned.' })
  await sendAgain(payload)
  expect(await rows(payload, 'pending')).toHaveLength(0)

  await age(payload, { ...past, error: null })
  await sendAgain(payload)
  expect(await rows(payload, 'sent')).toHaveLength(0)
  await sendPending(payload)
  expect(await rows(payload, 'pending')).toHaveLength(0)
})

test('a commit wakes the sender, and many commits end in batches', async ({ payload }) => {
  enableSending(payload)
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      payload.create({ collection: 'redirects', data: { from: `/from-${index}`, to: '/about-us' } }),
    ),
  )

  await vi.waitFor(async () => expect(await rows(payload, 'pending')).toHaveLength(0), A_WHILE)

  const named = publisher.received.flatMap(({ body }) => nudgeSchema.parse(body).data.changes)
  expect(named).toHaveLength(30)
  await wakeOutbox(payload)
})

test('what the publisher took is written down a breath later, or as soon as there is more to send', async ({
  payload,
}) => {
  enableSending(payload)
  await wakeOutbox(payload)
  const begin = setTimeout
  const breath = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, ms?: number) =>
    // One that does not end by itself.
    ms === BREATH ? begin(() => {}, 0) : begin(call, ms)) as never)

  await payload.create({ collection: 'redirects', data: { from: '/breath', to: '/about-us' } })
  await vi.waitFor(() => expect(publisher.received).toHaveLength(1), A_WHILE)
  await vi.waitFor(() => expect(breath.mock.calls.some(([, ms]) => ms === BREATH)).toBe(true), A_WHILE)
  expect(await rows(payload, 'pending')).toHaveLength(1)

  await payload.create({ collection: 'redirects', data: { from: '/more', to: '/about-us' } })
  await vi.waitFor(async () => expect(await rows(payload, 'pending')).toHaveLength(0), A_WHILE)
  const nudges = publisher.received.map(({ body }) => nudgeSchema.parse(body).data.changes.length)
  expect(nudges).toEqual([1, 1])
  breath.mockRestore()
})

test('what one transaction changed goes in one nudge, and what waited goes after it', async ({ payload }) => {
  enableSending(payload)
  await publisher.stop()
  await payload.create({ collection: 'redirects', data: { from: '/early', to: '/about-us' } })
  await vi.waitFor(
    async () => expect((await rows(payload, 'pending')).map(({ attempts }) => attempts)).toEqual([1]),
    A_WHILE,
  )
  await age(payload, { nextAttemptAt: new Date(0).toISOString() })
  await publisher.start()
  await inTransaction(payload, async (req) => {
    for (const from of ['/one', '/two', '/three'])
      await payload.create({ collection: 'redirects', data: { from, to: '/about-us' }, req })
  })

  await vi.waitFor(async () => expect(await rows(payload, 'pending')).toHaveLength(0), A_WHILE)

  const nudges = publisher.received.map(({ body }) => nudgeSchema.parse(body).data)
  expect(nudges.map(({ changes }) => changes.length)).toEqual([3, 1])
  expect(nudges[0]?.documents).toHaveLength(3)
})

const retitled = (payload: Payload, id: string, title: string, req?: PayloadRequest) =>
  payload.update({ collection: 'blogs', id, locale: 'en', data: { title, _status: 'published' }, ...(req && { req }) })

const lastNudge = () => nudgeSchema.parse(publisher.received.at(-1)?.body).data

test('what a nudge carries was read before its commit, as the commit left it', async ({ payload }) => {
  enableSending(payload)
  const { id } = await createBlog(payload)
  await vi.waitFor(async () => expect(await rows(payload, 'pending')).toHaveLength(0), A_WHILE)
  const reads = vi.spyOn(payload, 'find')
  onTestFinished(() => reads.mockRestore())

  await inTransaction(payload, async (req) => {
    await afterCommit(req, () => void reads.mockClear())
    for (const title of ['The first title', 'The second title']) await retitled(payload, id, title, req)
  })
  await vi.waitFor(() => expect(lastNudge().changes.map((change) => change.id)).toEqual([id, id]), A_WHILE)

  expect(lastNudge().documents?.map(({ locales }) => locales.en?.title)).toEqual(['The second title'])
  expect(reads.mock.calls.filter(([{ collection }]) => collection === 'blogs')).toEqual([])
})

test('a state that cannot be read before the commit is read after it, and keeps nothing from being saved', async ({
  payload,
}) => {
  enableSending(payload)
  const { id } = await createBlog(payload)
  await vi.waitFor(async () => expect(await rows(payload, 'pending')).toHaveLength(0), A_WHILE)
  publisher.received.length = 0
  const { afterRead } = payload.collections.blogs.config.hooks
  afterRead.push(({ findMany, req }) => {
    if (findMany && req.transactionID) throw new Error('The disk does not answer')
  })
  onTestFinished(() => void afterRead.pop())

  await retitled(payload, id, 'Saved all the same')
  await vi.waitFor(() => expect(publisher.received).toHaveLength(1), A_WHILE)

  expect(lastNudge().documents?.map(({ locales }) => locales.en?.title)).toEqual(['Saved all the same'])
})

test('changes that went live long ago are forgotten, but for the last one of each document', async ({ payload }) => {
  const documentId = 'abcdefabcdefabcdefabcdef'
  const addRow = (state: string, daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * DAY).toISOString()
    const data = {
      collection: 'blogs',
      documentId,
      operation: 'change',
      state,
      liveAt: at,
      createdAt: at,
      updatedAt: at,
    }
    return payload.db.create({ collection: 'outbox', data })
  }
  await addRow('live', 50)
  await addRow('live', 40)
  await addRow('failed', 45)
  const last = await addRow('live', 35)
  const young = await addRow('live', 20)

  expect(await pruneOutbox(payload)).toBe(2)

  const ofDocument = (await rows(payload, 'live')).filter((row) => row.documentId === documentId)
  expect(ofDocument.map(({ id }) => id)).toEqual([String(last.id), String(young.id)])
  expect(await rows(payload, 'failed')).toHaveLength(1)
  expect(await pruneOutbox(payload)).toBe(0)
})
