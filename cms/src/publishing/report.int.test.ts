import type { Report } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { fetchPublished } from './published/fetchPublished'
import { applyReport } from './report/applyReport'

type LiveReport = Extract<Report, { type: 'release.live' }>

const liveAt = (release: string, minute: number, documents: LiveReport['documents'] = []): LiveReport => ({
  type: 'release.live',
  release,
  startedAt: '2031-01-10T09:00:00.000Z',
  liveAt: `2031-01-10T09:0${minute}:00.000Z`,
  durationMs: 25,
  pages: 3,
  outbox: [],
  documents,
})

async function statesOf(payload: Payload, releases: string[]) {
  const where = { release: { in: releases } }
  const { docs } = await payload.find({ collection: 'releases', where, sort: 'release', pagination: false })
  return docs.map(({ release, state }) => [release, state])
}

test('the newest release is the live one, in whatever order the reports arrive', async ({ payload }) => {
  for (const report of [liveAt('r-1', 1), liveAt('r-3', 3), liveAt('r-2', 2)]) await applyReport(payload, report)

  expect(await statesOf(payload, ['r-1', 'r-2', 'r-3'])).toEqual([
    ['r-1', 'superseded'],
    ['r-2', 'superseded'],
    ['r-3', 'live'],
  ])
})

test('a report that comes again makes no other release, and shows no older one as live', async ({ payload }) => {
  for (const report of [liveAt('s-1', 4), liveAt('s-2', 5), liveAt('s-1', 4)]) await applyReport(payload, report)

  expect(await statesOf(payload, ['s-1', 's-2'])).toEqual([
    ['s-1', 'superseded'],
    ['s-2', 'live'],
  ])
})

test('what was held without a change on record is live with the release that shows it', async ({ payload }) => {
  const { id } = await createBlog(payload)
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  const document = { collection: 'blogs', id }
  const stateOf = async () => {
    const { docs } = await payload.find({ collection: 'outbox', where: { documentId: { equals: id } } })
    return docs.map(({ state, error, release }) => ({ state, error, release }))
  }

  await applyReport(payload, {
    type: 'document.held',
    document,
    error: 'It leads nowhere.',
    outbox: [],
    release: 'r-8',
  })
  expect(await stateOf()).toEqual([{ state: 'failed', error: 'It leads nowhere.', release: 'r-8' }])

  const [published] = (await fetchPublished(payload, [document])).documents
  await applyReport(payload, liveAt('r-9', 9, [{ ...document, updatedAt: published?.updatedAt ?? null }]))
  expect(await stateOf()).toEqual([{ state: 'live', error: null, release: 'r-9' }])
})

test('what is live stays so, whatever an older report says of it', async ({ payload }) => {
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  await payload.create({ collection: 'redirects', data: { from: '/reported', to: '/about-us' } })
  const rows = async () => (await payload.find({ collection: 'outbox' })).docs
  const outbox = (await rows()).map(({ id }) => id)
  const { startedAt } = liveAt('t-1', 6)

  await applyReport(payload, { ...liveAt('t-1', 6), outbox })
  const error = { message: 'It leads nowhere.', documents: [] }
  await applyReport(payload, { type: 'release.failed', release: 't-0', startedAt, outbox, error })

  expect(await rows()).toMatchObject([{ state: 'live', release: 't-1', error: null }])
})
