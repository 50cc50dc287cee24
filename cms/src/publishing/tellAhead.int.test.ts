import { comingSchema, nudgeSchema } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { inTransaction } from '@/database/inTransaction'
import { A_WHILE } from '../../tests/aWhile'
import { createBlog } from '../../tests/builders/createBlog'
import { FakePublisher } from '../../tests/FakePublisher'
import { test } from '../../tests/test'
import { tellAhead } from './outbox/tellAhead'
import { enableSending, isSending } from './outbox/wakeOutbox'

let publisher: FakePublisher

beforeEach(async () => {
  publisher = new FakePublisher()
  await publisher.start()
})

afterEach(() => publisher.stop())

const bodiesAt = (path: string) => publisher.received.filter((each) => each.path === path).map(({ body }) => body)
const coming = () => bodiesAt('/coming').map((body) => comingSchema.parse(body).data.document)
const nudges = () => bodiesAt('/nudge').map((body) => nudgeSchema.parse(body).data)

/** A published entry, and a process that tells ahead and sends. */
async function aBlogAtRest(payload: Payload) {
  const { id } = await createBlog(payload)
  await rest(payload)
  publisher.received.length = 0
  onTestFinished(tellAhead(payload))
  return id
}

const rest = (payload: Payload) => vi.waitFor(() => expect(isSending(payload)).toBe(false), A_WHILE)

test('what is published is told before its commit, as its nudge brings it', async ({ payload }) => {
  const id = await aBlogAtRest(payload)
  const commits = vi.spyOn(payload.db, 'commitTransaction')
  let toldBefore = 0
  commits.mockImplementationOnce(async function (this: typeof payload.db, transaction) {
    await vi.waitFor(() => expect(coming()).toHaveLength(1), A_WHILE)
    toldBefore = nudges().length
    commits.mockRestore()
    return payload.db.commitTransaction(transaction)
  })
  enableSending(payload)

  await payload.update({ collection: 'blogs', id, locale: 'en', data: { title: 'Soon', _status: 'published' } })
  await vi.waitFor(
    () =>
      expect(
        nudges()
          .flatMap(({ changes }) => changes)
          .map((change) => change.id),
      ).toContain(id),
    A_WHILE,
  )

  expect(toldBefore).toBe(0)
  const carried = nudges().flatMap(({ documents }) => documents ?? [])
  expect(coming()).toEqual([carried.find((document) => document.id === id)])
  expect(coming()[0]?.locales.en?.title).toBe('Soon')
})

test('a draft, a bundle and what the seed writes are told nobody', async ({ payload }) => {
  const id = await aBlogAtRest(payload)
  await payload.update({ collection: 'blogs', id, draft: true, data: { title: 'Only a draft' } })
  for (const context of [{ batch: 'relaunch' }, { skipOutbox: true }]) {
    await inTransaction(payload, async (req) => {
      Object.assign(req.context, context)
      await payload.update({ collection: 'blogs', id, data: { title: 'With others', _status: 'published' }, req })
    })
  }
  await rest(payload)
  await payload.update({ collection: 'blogs', id, data: { title: 'Alone', _status: 'published' } })

  await vi.waitFor(() => expect(coming().map(({ locales }) => locales.en?.title)).toEqual(['Alone']), A_WHILE)
})

test('what is told and rolled back has no nudge, and a publisher that is away keeps nothing from being saved', async ({
  payload,
}) => {
  const id = await aBlogAtRest(payload)
  const rolledBack = inTransaction(payload, async (req) => {
    await payload.update({ collection: 'blogs', id, data: { title: 'Never', _status: 'published' }, req })
    throw new Error('Something else failed')
  })
  await expect(rolledBack).rejects.toThrow('Something else failed')
  // As often as the transaction was tried.
  await vi.waitFor(() => expect(coming().length).toBeGreaterThan(0), A_WHILE)
  expect(new Set(coming().map(({ locales }) => locales.en?.title))).toEqual(new Set(['Never']))
  expect(nudges()).toEqual([])
  await publisher.stop()

  await payload.update({ collection: 'blogs', id, data: { title: 'Saved', _status: 'published' } })

  expect((await payload.findByID({ collection: 'blogs', id })).title).toBe('Saved')
  await publisher.start()
})
