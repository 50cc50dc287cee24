import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createApplication } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { queueMail } from './queueMail'

type About = NonNullable<Parameters<typeof queueMail>[1]['relatedTo']>

/** A mail whose sending was given up. */
async function aGivenUpMail(payload: Payload, relatedTo?: About): Promise<string> {
  const to = `${crypto.randomUUID()}@example.com`
  const aMail = { to, subject: 'Thank you', text: 'We have it.\n', locale: 'en' as const }
  await queueMail(payload, { ...aMail, ...(relatedTo ? { relatedTo } : {}) })
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: to } } })
  const id = String(docs[0]?.id)
  await payload.update({ collection: 'mails', id, data: { status: 'failed', attempts: 12, error: '550 no' } })
  return id
}

const aboutAnApplication = async (payload: Payload): Promise<About> => ({
  relationTo: 'applications',
  value: (await createApplication(payload)).id,
})

const read = (payload: Payload, id: string) => payload.findByID({ collection: 'mails', id, depth: 0 })

test('a mail that was given up is sent again, once, and the audit log tells who had it sent', async ({
  api,
  payload,
}) => {
  const id = await aGivenUpMail(payload)
  const headers = await api.as('admin')
  const send = () => api.post('/api/mails/send-again', { ids: [id] }, headers)

  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read(payload, id)).toMatchObject({ status: 'queued', attempts: 0, error: null })
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1)
  await payload.jobs.run({ silent: true })

  expect(await read(payload, id)).toMatchObject({ status: 'sent', attempts: 1 })
  expect((await send()).status).toBe(409)
  const where = { documentId: { equals: id }, action: { equals: 'send-again' } }
  const { docs } = await payload.find({ collection: 'audit-log', where })
  expect(docs.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/had a mail sent again$/)])
})

test('without ids all go that whoever asks may read, and no other', async ({ api, payload }) => {
  const aboutThem = await aGivenUpMail(payload, await aboutAnApplication(payload))
  const ofNobody = await aGivenUpMail(payload)

  const answer = await api.post('/api/mails/send-again', {}, await api.as('recruiter'))
  expect(await answer.json()).toEqual({ success: true, count: 1, left: 0 })
  expect((await read(payload, aboutThem)).status).toBe('queued')
  expect((await read(payload, ofNobody)).status).toBe('failed')
  const other = await api.post('/api/mails/send-again', { ids: [ofNobody] }, await api.as('editor'))
  expect(other.status).toBe(409)
  expect((await api.post('/api/mails/send-again', {}, await api.as('admin'))).status).toBe(200)
})

test('visitors and programs send nothing again, and what names no mails is refused', async ({ api, payload }) => {
  const id = await aGivenUpMail(payload)
  expect((await api.post('/api/mails/send-again', {})).status).toBe(401)
  expect((await api.post('/api/mails/send-again', {}, await api.as('service'))).status).toBe(403)

  const headers = await api.as('admin')
  for (const ids of ['all', [1], Array(501).fill(id)]) {
    expect((await api.post('/api/mails/send-again', { ids }, headers)).status).toBe(400)
  }
  expect((await read(payload, id)).status).toBe('failed')
})
