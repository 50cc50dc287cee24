import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deskMessages } from '@diwan/shared/messages/desk'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { mailsTo } from '../../tests/mailsTo'
import { test } from '../../tests/test'
import { env } from '@/env'

const createContact = (payload: Payload, reference: string, locale: 'en' | 'ar' = 'en') =>
  payload.create({
    collection: 'contacts',
    data: {
      reference,
      kind: 'contact',
      name: 'Sara',
      email: 'sara@example.com',
      subject: 'Office',
      status: 'new',
      locale,
    },
  })

test('an answer is mailed, kept in the record, timed once and told in the audit log', async ({ api, payload }) => {
  const { id } = await createContact(payload, 'A-1', 'ar')
  const headers = await api.as('editor')
  const send = (text: string) => api.post(`/api/contacts/${id}/answer`, { subject: 'Re: Office', text }, headers)

  expect((await send('Welcome.')).status).toBe(200)
  const first = await payload.findByID({ collection: 'contacts', id, depth: 0 })
  expect((await send('One more thing.')).status).toBe(200)

  const contact = await payload.findByID({ collection: 'contacts', id, depth: 0 })
  expect(contact).toMatchObject({ status: 'answered', firstAnsweredAt: first.firstAnsweredAt, minutesToAnswer: 0 })
  expect(contact.answers?.map(({ text }) => text)).toEqual(['Welcome.', 'One more thing.'])
  const mails = await payload.find({
    collection: 'mails',
    where: { to: { equals: 'sara@example.com' } },
    sort: 'createdAt',
  })
  expect(mails.docs.map(({ locale, text }) => [locale, text])).toEqual([
    ['ar', 'Welcome.'],
    ['ar', 'One more thing.'],
  ])
  const log = await payload.count({ collection: 'audit-log', where: { action: { equals: 'answer' } } })
  expect(log.totalDocs).toBe(2)
})

test('an answer that cannot be kept is not mailed either', async ({ api, payload }) => {
  const { id } = await createContact(payload, 'A-2')
  const headers = await api.as('editor')
  const hooks = payload.collections.contacts.config.hooks.afterChange
  hooks.push(() => {
    throw new Error('The disk is full')
  })
  const mails = await payload.count({ collection: 'mails' })

  expect((await api.post(`/api/contacts/${id}/answer`, { subject: 'Re', text: 'Hello' }, headers)).status).toBe(500)
  hooks.pop()

  expect(await payload.count({ collection: 'mails' })).toEqual(mails)
  expect((await payload.findByID({ collection: 'contacts', id })).status).toBe('new')
})

test('templates come filled in, in the language of the visitor; recruiters see none of it', async ({
  api,
  payload,
}) => {
  const { id } = await createContact(payload, 'A-3', 'ar')
  const template = {
    title: 'Thanks',
    key: 'thanks',
    desk: 'enquiries',
    subject: 'Re: {{subject}}',
    body: 'Dear {{name}}',
  } as const
  const { id: made } = await payload.create({ collection: 'mail-templates', data: template, locale: 'en' })
  await payload.update({
    collection: 'mail-templates',
    id: made,
    data: { subject: 'رد: {{subject}}', body: 'أهلًا {{name}}' },
    locale: 'ar',
  })

  const answer = await api.fetch(`/api/contacts/${id}/templates`, { headers: await api.as('editor') })
  expect(await answer.json()).toMatchObject({
    language: 'ar',
    templates: [{ subject: 'رد: Office', text: 'أهلًا Sara' }],
  })
  expect((await api.fetch(`/api/contacts/${id}/templates`, { headers: await api.as('recruiter') })).status).toBe(403)
  expect((await api.post(`/api/contacts/${id}/answer`, {}, await api.as('editor'))).status).toBe(422)
  const misspelt = { subject: 'Re: Office', text: 'Dear {{nmae}}' }
  expect((await api.post(`/api/contacts/${id}/answer`, misspelt, await api.as('editor'))).status).toBe(422)
})

test('a visitor is not answered twice because two had the enquiry open', async ({ api, payload }) => {
  const { id } = await createContact(payload, 'A-4')
  const [one, other] = [await api.as('editor'), await api.as('editor')]
  const seenBy = async (headers: Record<string, string>) =>
    ((await (await api.fetch(`/api/contacts/${id}/templates`, { headers })).json()) as { answers: number }).answers
  const send = (headers: Record<string, string>, seen: number) =>
    api.post(`/api/contacts/${id}/answer`, { subject: 'Re: Office', text: 'Welcome.', seen }, headers)
  const [seen, seenByOther] = [await seenBy(one), await seenBy(other)]

  const sent = await send(one, seen)
  expect([sent.status, await sent.json()]).toMatchObject([200, { answers: 1 }])
  const refused = await send(other, seenByOther)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: deskMessages.en.answeredMeanwhile }])

  expect((await payload.findByID({ collection: 'contacts', id })).answers).toHaveLength(1)
  expect((await send(other, await seenBy(other))).status).toBe(200)
})

test('a message is found by its words, and by its number and reference as people say them', async ({
  api,
  payload,
}) => {
  const { contacts } = payload.collections
  const fields = contacts.config.admin.listSearchableFields ?? []
  const { id } = await createContact(payload, 'DW-7K3M-9P2Q', 'ar')
  const said = { phone: '+966507654321', message: 'نرجو الاتصال بنا بشأن الزكاة المستحقة' }
  await payload.db.updateOne({ collection: 'contacts', id, data: said })
  const headers = await api.as('editor')
  const search = async (text: string) => {
    const query = new URLSearchParams(fields.map((name, place) => [`where[or][${place}][${name}][like]`, text]))
    const answer = await api.fetch(`/api/contacts?${query}`, { headers })
    return ((await answer.json()) as { docs: { id: string }[] }).docs.map((one) => one.id)
  }

  for (const text of ['الزكاه المستحقه', '050 765 4321', '٠٥٠٧٦٥٤٣٢١', '+966 50 765', 'dw7k3m9p2q', 'SARA@example.com'])
    expect(await search(text), text).toContain(id)
  expect(await search('050 765 4320')).not.toContain(id)
})

test('a colleague who is given a message hears of it, and nobody who takes one', async ({ api, payload }) => {
  const { id } = await createContact(payload, 'DW-GIVE-N222')
  const [other, own] = [await createUser(payload, { role: 'editor' }), await createUser(payload, { role: 'editor' })]
  const { token } = await payload.login({ collection: 'users', data: { email: own.email, password: aPassword } })
  const give = (assignee: string) =>
    api.fetch(`/api/contacts/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
      body: JSON.stringify({ assignee }),
    })

  for (const to of [other.id, other.id, own.id]) expect((await give(to)).status).toBe(200)

  const told = await mailsTo(payload, other.email)
  expect(told).toMatchObject([{ subject: expect.stringContaining('DW-GIVE-N222') as string }])
  expect(told[0]?.text).toContain(`/admin/auth/contacts/edit/${id}`)
  expect(await mailsTo(payload, own.email)).toEqual([])
})

test('an answer stands below the receipt in the mail program of the visitor, under its subject', async ({
  api,
  payload,
}) => {
  const email = 'below@example.com'
  const body = { name: 'Sara', email, message: 'Please call me.', consent: true, locale: 'ar' }
  await api.post('/api/contacts/submit', body, { 'X-Forwarded-For': '192.0.2.77' })
  const { docs } = await payload.find({ collection: 'contacts', where: { email: { equals: email } } })
  const headers = await api.as('editor')
  const offered = await api.fetch(`/api/contacts/${docs[0]?.id}/templates`, { headers })
  const { subject } = (await offered.json()) as { subject: string }
  await api.post(`/api/contacts/${docs[0]?.id}/answer`, { subject, text: 'Welcome.' }, headers)
  await payload.jobs.run({ silent: true, limit: 1_000 })

  const [receipt, answer] = await mailsTo(payload, email)
  const [earlier, later] = await Promise.all(
    [receipt, answer].map((mail) => readFile(join(env.DATA_DIR, 'mail', `${mail?.id}.eml`), 'utf8')),
  )
  const headerIn = (letter: string | undefined, name: string) =>
    new RegExp(`^${name}: (.*)\\r$`, 'im').exec(letter ?? '')?.[1]
  const name = headerIn(earlier, 'Message-ID')
  expect(name).toMatch(/^<.+@.+>$/)
  expect(answer?.subject).toBe(`رد: ${receipt?.subject}`)
  expect([headerIn(later, 'In-Reply-To'), headerIn(later, 'References')]).toEqual([name, name])
})
