import { leadAnswerSchema } from '@diwan/shared/contracts/publishing'
import { LEAD_LIFETIME } from '@diwan/shared/spec/publishing'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { env } from '@/env'
import type { Api } from '../../tests/Api'
import { FakePublisher } from '../../tests/FakePublisher'
import { test } from '../../tests/test'
import { signedHeaders } from './signature'

// Time goes on only when a test says so: a slow machine ends no lead.
let time = Date.now()

beforeEach(() => {
  env.PUBLISHER_LEASE = true
  vi.useFakeTimers({ toFake: ['Date'], now: time })
})

afterEach(() => {
  env.PUBLISHER_LEASE = false
  vi.useRealTimers()
})

const origin = () => `http://127.0.0.1:${env.PUBLISHER_PORT}`

async function ask(api: Api, message: object) {
  const response = await api.post('/api/publishing/lead', message, await api.as('service'))
  const body: unknown = await response.json()
  return { status: response.status, epoch: response.ok ? leadAnswerSchema.parse(body).epoch : 0 }
}

const take = (api: Api, holder: string) => ask(api, { type: 'take', holder, origin: origin() })

/** Lets the lead of whoever has it end. */
function waitOut() {
  time += LEAD_LIFETIME + 1
  vi.setSystemTime(time)
}

function report(api: Api, epoch?: number) {
  const message = {
    type: 'release.failed',
    release: `failed-${epoch}`,
    startedAt: '2026-01-10T09:00:00.000Z',
    outbox: [],
  }
  const body = JSON.stringify({ ...message, error: { message: 'No.', documents: [] }, epoch })
  return api.fetch('/api/publishing/report', { method: 'POST', body, headers: signedHeaders(body) })
}

test('of many who ask at once one leads; another does when it gives up or falls silent, under a higher epoch', async ({
  api,
}) => {
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => take(api, holder)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const at = answers.findIndex(({ status }) => status === 200)
  const [holder, epoch] = ['abcd'[at], answers[at]?.epoch ?? 0]

  expect((await ask(api, { type: 'renew', holder, epoch })).status).toBe(200)
  expect((await take(api, 'e')).status).toBe(409)
  await ask(api, { type: 'give-up', holder, epoch })
  const second = await take(api, 'e')
  expect(second.status).toBe(200)
  expect(second.epoch).toBeGreaterThan(epoch)

  waitOut()
  const third = await take(api, 'f')
  expect(third.epoch).toBeGreaterThan(second.epoch)
  expect((await ask(api, { type: 'renew', holder: 'e', epoch: second.epoch })).status).toBe(409)
})

test('a report of an overtaken leader is refused and changes nothing, the one of the leader is taken', async ({
  api,
  payload,
}) => {
  waitOut()
  const old = await take(api, 'old')
  waitOut()
  const leader = await take(api, 'leader')

  expect((await report(api, old.epoch)).status).toBe(409)
  expect((await report(api)).status).toBe(409)
  expect((await payload.find({ collection: 'releases' })).totalDocs).toBe(0)
  expect((await report(api, leader.epoch)).status).toBe(200)
  expect((await payload.find({ collection: 'releases' })).totalDocs).toBe(1)
})

test('wishes go to whoever leads, and to nobody when the lead has ended', async ({ api }) => {
  const publisher = new FakePublisher()
  await publisher.start()
  const editor = await api.as('editor')
  const control = () => api.post('/api/publishing/control', { type: 'reconcile' }, editor)
  waitOut()
  expect((await take(api, 'leader')).status).toBe(200)

  expect((await control()).status).toBe(200)
  expect(publisher.received).toHaveLength(1)
  waitOut()
  const refused = await control()
  await publisher.stop()

  expect(refused.status).toBe(503)
  expect(publisher.received).toHaveLength(1)
})

test('only the publisher’s account may ask, with a request that can be read, and only where there are several', async ({
  api,
}) => {
  const message = { type: 'take', holder: 'x', origin: origin() }
  expect((await api.post('/api/publishing/lead', message)).status).toBe(401)
  expect((await api.post('/api/publishing/lead', message, await api.as('admin'))).status).toBe(403)
  expect((await ask(api, { ...message, origin: 'file:///etc/passwd' })).status).toBe(422)
  expect((await ask(api, { type: 'renew' })).status).toBe(422)
  env.PUBLISHER_LEASE = false
  expect((await ask(api, message)).status).toBe(409)
})

test('with one publisher reports need no epoch', async ({ api }) => {
  env.PUBLISHER_LEASE = false

  expect((await report(api)).status).toBe(200)
})
