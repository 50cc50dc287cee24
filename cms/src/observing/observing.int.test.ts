import { Writable } from 'node:stream'
import { DAY, MINUTE, SECOND } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { A_WHILE } from '../../tests/aWhile'
import { FakePublisher } from '../../tests/FakePublisher'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { env } from '@/env'
import { sendPending } from '@/publishing/outbox/sendPending'
import { lineOptions } from './logger'
import { measureQueues } from './measureQueues'

const ID = 'visit-0123456789'
const here = { 'X-Forwarded-For': '127.0.0.1' }
let publisher: FakePublisher

beforeEach(async () => {
  publisher = new FakePublisher()
  await publisher.start()
})

afterEach(() => publisher.stop())

/** The lines a serving process would write. */
function linesOf(payload: Payload) {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>)
      done()
    },
  })
  const { logger } = payload
  payload.logger = pino(lineOptions, sink) as typeof logger
  onTestFinished(() => {
    payload.logger = logger
  })
  return lines
}

const aContact = (email: string) => ({
  name: 'Rania',
  email,
  subject: 'Audit',
  message: 'Please call me.',
  consent: true,
})

test('the lines of one submission bear its id, lead from the reference to its mails, and name nobody', async ({
  api,
  payload,
}) => {
  const lines = linesOf(payload)
  const headers = { 'X-Request-Id': ID, 'X-Forwarded-For': '192.0.2.7' }
  const answer = await api.post('/api/contacts/submit', aContact('rania@planted.example'), headers)
  const { reference } = (await answer.json()) as { reference: string }

  const stored = lines.find(({ event }) => event === 'submission stored')
  expect(stored).toMatchObject({ service: 'cms', level: 'info', request: ID, reference, form: 'contacts' })
  const mails = lines.filter(({ event, request }) => event === 'mail queued' && request === ID).map(({ mail }) => mail)
  expect(mails.length).toBeGreaterThan(0)
  expect(lines.find(({ event }) => event === 'call')).toMatchObject({
    request: ID,
    method: 'post',
    route: '/contacts/submit',
    status: 201,
  })

  await payload.jobs.run({ queue: 'default', limit: 10 })
  const sent = lines.filter(({ event }) => event === 'mail sent').map(({ mail }) => mail)
  expect(sent.toSorted()).toEqual(mails.toSorted())
  expect(JSON.stringify(lines)).not.toMatch(/rania|192\.0\.2\.7|Please call/i)
})

test('the id of a call goes with its change to the publisher', async ({ api, payload }) => {
  const { id } = await createCategory(payload)
  await sendPending(payload)
  const lines = linesOf(payload)
  const headers = { ...(await api.as('editor')), 'Content-Type': 'application/json', 'X-Request-Id': ID }
  const body = JSON.stringify({ title: 'Another title', _status: 'published' })
  const answer = await api.fetch(`/api/categories/${id}`, { method: 'PATCH', headers, body })
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
  await vi.waitFor(() => expect(lines.map(({ event }) => event)).toContain('change recorded'), A_WHILE)
  await sendPending(payload)

  const recorded = lines.find(({ event, documentId }) => event === 'change recorded' && documentId === id)
  expect(recorded).toMatchObject({ request: ID, collection: 'categories' })
  expect(lines.find(({ event }) => event === 'nudge sent')).toMatchObject({
    outbox: [recorded?.outbox],
    requests: [ID],
  })
  const nudge = publisher.received.at(-1)?.body as { data: { changes: object[] } }
  expect(nudge.data.changes).toEqual([{ outbox: recorded?.outbox, collection: 'categories', id, request: ID }])
})

test('a call without an id of its own gets one, and what is no id is not written down', async ({ api, payload }) => {
  const lines = linesOf(payload)
  await api.post(
    '/api/contacts/submit',
    {},
    { 'X-Request-Id': 'someone@planted.example', 'X-Forwarded-For': '192.0.2.8' },
  )

  expect(lines.find(({ event }) => event === 'call')?.request).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(lines)).not.toContain('planted')
})

test('a path that holds a secret is not in the log', async ({ api, payload }) => {
  const lines = linesOf(payload)
  await api.post('/api/candidate/the-secret-of-a-link/withdraw', {})

  expect(lines.find(({ event }) => event === 'call')).toMatchObject({ route: '/candidate/:token/:action' })
  expect(JSON.stringify(lines)).not.toContain('the-secret')
})

test('metrics tell of calls and of what waits', async ({ api, payload }) => {
  await api.post('/api/contacts/submit', aContact('waiting@example.com'), { 'X-Forwarded-For': '192.0.2.9' })
  await createBlog(payload)
  const answer = await api.fetch('/api/metrics', { headers: here })
  const text = await answer.text()

  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(text).toMatch(/diwan_cms_call_seconds_count\{class="form",method="post",status="201"\} [1-9]/)
  for (const queue of ['outbox', 'mails', 'jobs']) {
    expect(text).toMatch(new RegExp(`^diwan_${queue}_waiting [1-9]`, 'm'))
    expect(text).toMatch(new RegExp(`^diwan_${queue}_oldest_seconds [0-9.e-]+$`, 'm'))
  }
  expect(text).toMatch(/^process_resident_memory_bytes /m)
  expect(text).toMatch(/^diwan_disk_free_bytes [1-9]/m)
})

test('a job that was planned weeks ago waits from its time on', async ({ payload }) => {
  const now = Date.now()
  const at = (before: number) => new Date(now - before).toISOString()
  const queued = async (waitUntil?: string) => {
    const { id } = await payload.jobs.queue({ task: 'sendMail', input: { mail: 'none' }, queue: 'observed' })
    const data = { createdAt: at(21 * DAY), ...(waitUntil && { waitUntil }) }
    await payload.db.updateOne({ collection: 'payload-jobs', id, data, returning: false })
    onTestFinished(
      async () => void (await payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: id } } })),
    )
  }
  const figure = async (name: string) => (await measureQueues(payload, now)).find((each) => each.name === name)?.value
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })

  await queued(at(MINUTE))
  await queued(at(-MINUTE))
  expect(await figure('diwan_jobs_waiting')).toBe(1)
  expect(await figure('diwan_jobs_oldest_seconds')).toBeCloseTo(60)

  await queued()
  expect(await figure('diwan_jobs_waiting')).toBe(2)
  expect(await figure('diwan_jobs_oldest_seconds')).toBeCloseTo((21 * DAY) / SECOND)
})

test('for anybody else there are no metrics', async ({ api }) => {
  const admin = await api.as('admin')
  for (const headers of [
    {},
    { 'X-Forwarded-For': '203.0.113.5' },
    { 'X-Forwarded-For': '127.0.0.1, 203.0.113.5' },
    admin,
  ])
    expect((await api.fetch('/api/metrics', { headers: headers as Record<string, string> })).status).toBe(404)

  env.METRICS_TOKEN = 'a token of sixteen signs'
  onTestFinished(() => {
    delete env.METRICS_TOKEN
  })
  const bearer = (token: string) => ({
    headers: { 'X-Forwarded-For': '203.0.113.5', Authorization: `Bearer ${token}` },
  })
  expect((await api.fetch('/api/metrics', bearer('another token'))).status).toBe(404)
  expect((await api.fetch('/api/metrics', bearer(env.METRICS_TOKEN))).status).toBe(200)
})

test('a refusal is one line with its reason and no stack; a fault of the system keeps its own', async ({
  api,
  payload,
}) => {
  const lines = linesOf(payload)
  const headers = { ...here, ...(await api.as('editor')) }
  const { id } = await payload.create({
    collection: 'bundles',
    data: { title: 'Nothing in it', languages: ['en'] } as never,
  })

  const refused = await api.post(`/api/bundles/${id}/publish`, {}, headers)
  payload.logger.error({ err: new Error('The disk is full'), msg: 'Not kept' })

  const { message } = (await refused.json()) as { message: string }
  const [line] = lines.filter(({ event }) => event === message)
  expect(refused.status).toBe(422)
  expect(line).toMatchObject({ level: 'info', status: 422 })
  expect(line).not.toHaveProperty('err')
  expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'Not kept', err: { stack: expect.any(String) } })
})

test('a statement that failed is told without what it was to store', async ({ payload }) => {
  const lines = linesOf(payload)
  const of = (words: string) => `Failed query: insert into users values (?, ?)\nparams: Huda,${words}`
  const cause = new Error(of('pbkdf2:inside'))
  const error = Object.assign(new Error(of('pbkdf2:\nof two lines'), { cause }), { params: ['Huda', 'pbkdf2:'] })

  payload.logger.error(error)
  payload.logger.error({ err: error })
  payload.logger.error({ err: error, msg: 'Not kept' })

  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(JSON.stringify(line)).not.toMatch(/Huda|pbkdf2|of two lines/)
    const { message, stack } = line.err as { message: string; stack: string }
    expect([message, stack]).toEqual([
      expect.stringContaining('Failed query: insert into users'),
      expect.stringContaining('observing.int.test.ts'),
    ])
  }
})
