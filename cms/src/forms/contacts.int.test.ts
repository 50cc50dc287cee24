import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { ChallengeAnswer } from '@diwan/shared/contracts/errorAnswer'
import { MINUTE } from '@diwan/shared/lib/time'
import { formsMessages } from '@diwan/shared/messages/forms'
import { MAX_SUBMISSIONS, SAME_SUBMISSION_WINDOW } from '@diwan/shared/spec/forms'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload, Where } from 'payload'
import { expect, onTestFinished, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'
import { env } from '@/env'

const aContact = (more: object = {}) => ({
  name: 'Sara Al-Qahtani',
  email: 'sara@example.com',
  message: 'Please call me about zakat.',
  consent: true,
  ...more,
})

let visitors = 0

/** Sends from an address of its own, unless the test names one. */
const submit = (api: Api, body: unknown, headers: Record<string, string> = {}) =>
  api.post('/api/contacts/submit', body, { 'X-Forwarded-For': `192.0.2.${visitors++}`, ...headers })

const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference

const contactsOf = async (payload: Payload, email: string) =>
  (await payload.find({ collection: 'contacts', where: { email: { equals: email } }, pagination: false })).docs

const mailsTo = async (payload: Payload, to: string) =>
  (await payload.find({ collection: 'mails', where: { to: { equals: to } }, pagination: false })).docs

test('a message is stored, and visitor and team are written to, before it is answered', async ({ api, payload }) => {
  await writeSettings(payload, { email: 'hello@rasikh.example' })

  const response = await submit(api, aContact({ phone: '050 123 4567', subject: 'Zakat' }))

  expect(response.status).toBe(201)
  const answer = (await response.json()) as { success: boolean; reference: string }
  expect(answer).toEqual({ success: true, reference: expect.stringMatching(/^DW-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string })
  const [contact] = await contactsOf(payload, 'sara@example.com')
  expect(contact).toMatchObject({ reference: answer.reference, status: 'new', phone: '+966501234567', locale: 'en' })
  expect(contact?.consents).toMatchObject([{ purpose: 'processing', textVersion: '2026-01' }])
  expect(await mailsTo(payload, 'sara@example.com')).toMatchObject([
    { status: 'queued', subject: `We have received your message (${answer.reference})` },
  ])
  const [forTeam] = await mailsTo(payload, 'hello@rasikh.example')
  expect(forTeam?.text).toContain(`/admin/auth/contacts/edit/${contact?.id}`)
  const jobs = await payload.find({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } })
  expect(jobs.totalDocs).toBe(2)
})

test('the team reads in both languages who wrote, and about which service', async ({ api, payload }) => {
  await writeSettings(payload, { email: 'hello@rasikh.example' })
  const zakat = {
    title: 'Zakat advice',
    summary: 'What is due.',
    icon: 'calculator',
    slug: 'zakat',
    _status: 'published',
  }
  const { id } = await payload.create({ collection: 'services', data: zakat as never, locale: 'en' })
  const name = 'سارة القحطاني'

  const response = await submit(api, aContact({ name, email: 'topic@example.com', topic: `services:${id}` }))

  const reference = await referenceIn(response)
  const about = { text: { contains: 'topic@example.com' } }
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [about, { to: { equals: 'hello@rasikh.example' } }] },
  })
  expect(docs).toHaveLength(1)
  expect(docs[0]?.subject).toBe(
    `Message from \u2068${name}\u2069 (${reference}) · رسالة من \u2068${name}\u2069 (${reference})`,
  )
  expect(docs[0]?.text).toContain('Service or industry: Zakat advice')
  // It has no title in Arabic.
  expect(docs[0]?.text).toContain('الخدمة أو القطاع: Zakat advice')
})

test('every field that breaks the contract gets one message, in the language of the form', async ({ api, payload }) => {
  const response = await submit(api, { name: '', email: 'not an address', phone: '12', surprise: 'x', locale: 'ar' })

  expect(response.status).toBe(422)
  const { errors, success } = (await response.json()) as {
    success: boolean
    errors: { path: string; message: string }[]
  }
  expect(success).toBe(false)
  expect(errors.map(({ path }) => path).sort()).toEqual(['consent', 'email', 'message', 'name', 'phone', 'surprise'])
  expect(errors.find(({ path }) => path === 'name')?.message).toMatch(/[\u0600-\u06ff]/)
  expect((await payload.find({ collection: 'contacts', where: { name: { equals: '' } } })).totalDocs).toBe(0)
})

test('without a language in the form the browser says which', async ({ api }) => {
  const response = await submit(api, {}, { 'Accept-Language': 'ar-SA,ar;q=0.9,en;q=0.5' })

  expect(JSON.stringify(await response.json())).toMatch(/[\u0600-\u06ff]/)
})

test('a topic must be something visitors can see', async ({ api }) => {
  const response = await submit(api, aContact({ topic: 'services:ffffffffffffffffffffffff' }))

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'topic' }] })
})

test('what is no submission at all is told so, without a stack trace', async ({ api }) => {
  const json = { 'Content-Type': 'application/json' }
  const post = (body: BodyInit, headers: Record<string, string>) =>
    api.fetch('/api/contacts/submit', { method: 'POST', body, headers })

  expect((await post('{ "name": ', json)).status).toBe(400)
  expect((await post('[1, 2]', json)).status).toBe(400)
  expect((await post('null', json)).status).toBe(400)
  expect((await post('<name/>', { 'Content-Type': 'application/xml' })).status).toBe(415)
  expect((await post('x'.repeat(70_000), json)).status).toBe(413)
  expect((await post('', json)).status).toBe(400)
  for (const body of ['{"name":{"$gt":""},"email":[],"message":7,"consent":"no"}', '{"__proto__":{"admin":true}}']) {
    const response = await post(body, json)
    expect(response.status).toBe(422)
    expect(await response.text()).not.toMatch(/at .*\.[jt]s/)
  }
})

test('a body that is nested without end is refused like any other that is no form', async ({ api }) => {
  const nested = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`

  const json = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.0.0.7' }
  for (const headers of [json, { ...json, 'Idempotency-Key': 'nested' }]) {
    const response = await api.fetch('/api/contacts/submit', { method: 'POST', body: nested, headers })
    expect(response.status).toBe(422)
  }
})

test('the same key is the same submission: one record, one answer, also at the same time', async ({ api, payload }) => {
  const headers = { 'Idempotency-Key': 'b9a1-retry', 'X-Forwarded-For': '10.0.0.9' }
  const contact = aContact({ email: 'twice@example.com' })

  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(api, contact, headers)))
  const later = await submit(api, contact, headers)

  const references = await Promise.all([...answers, later].map(referenceIn))
  expect(new Set(references).size).toBe(1)
  expect(await contactsOf(payload, 'twice@example.com')).toHaveLength(1)
  expect(await mailsTo(payload, 'twice@example.com')).toHaveLength(1)
})

test('without a key, equal content from one address is one submission, from two it is two', async ({
  api,
  payload,
}) => {
  const contact = aContact({ email: 'again@example.com' })

  const first = await submit(api, contact, { 'X-Forwarded-For': '10.0.0.1' })
  const second = await submit(api, contact, { 'X-Forwarded-For': '10.0.0.1' })
  const other = await submit(api, contact, { 'X-Forwarded-For': '10.0.0.2' })

  const [a, b, c] = await Promise.all([first, second, other].map(referenceIn))
  expect(a).toBe(b)
  expect(c).not.toBe(a)
  expect(await contactsOf(payload, 'again@example.com')).toHaveLength(2)
})

test('equal content is one submission for ten minutes from when it was stored, whatever the hour, and then another', async ({
  api,
  payload,
}) => {
  const first = SAME_SUBMISSION_WINDOW * 3_000_000 - MINUTE
  vi.useFakeTimers({ toFake: ['Date'], now: first })
  onTestFinished(() => void vi.useRealTimers())
  const sendAt = async (time: number) => {
    vi.setSystemTime(time)
    return referenceIn(await submit(api, aContact({ email: 'later@example.com' }), { 'X-Forwarded-For': '10.0.0.3' }))
  }

  const reference = await sendAt(first)
  const soon = await sendAt(first + 9 * MINUTE)
  const later = await sendAt(first + SAME_SUBMISSION_WINDOW + 1)

  expect(soon).toBe(reference)
  expect(later).not.toBe(reference)
  expect(await contactsOf(payload, 'later@example.com')).toHaveLength(2)
})

test('50 people send at once while an editor saves: 50 records, nobody sees an error', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  const save = async () => {
    for (let time = 0; time < 10; time++) {
      await payload.update({ collection: 'blogs', id: blog.id, data: { title: `Edit ${time}` }, locale: 'en' })
    }
  }

  const [answers] = await Promise.all([
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        submit(api, aContact({ name: `Visitor ${index}`, email: 'crowd@example.com' }), {
          'X-Forwarded-For': '10.1.1.1',
        }),
      ),
    ),
    save(),
  ])

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
  const stored = await contactsOf(payload, 'crowd@example.com')
  expect(new Set(stored.map(({ name }) => name)).size).toBe(50)
  expect(new Set(await Promise.all(answers.map(referenceIn))).size).toBe(50)
  expect(await mailsTo(payload, 'crowd@example.com')).toHaveLength(50)
})

test('who sends far too much is asked to wait, and a repeat of a stored message is still answered', async ({ api }) => {
  const headers = { 'X-Forwarded-For': '10.9.9.9' }
  const first = aContact({ name: 'Flood 0', email: 'flood@example.com' })
  for (let index = 0; index < MAX_SUBMISSIONS; index++) {
    expect((await submit(api, { ...first, name: `Flood ${index}` }, headers)).status).toBe(201)
  }

  const refused = await submit(api, { ...first, name: 'One too many' }, headers)

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await submit(api, first, headers)).status).toBe(201)
  expect((await submit(api, { ...first, name: 'A neighbour' }, { 'X-Forwarded-For': '10.9.9.8' })).status).toBe(201)

  // Our own form may go on with a proof, and a plain post keeps what was typed.
  const fromIsland = aContact({ name: 'One more', email: 'office@example.com', openFor: 30_000 })
  const keyed = { ...headers, 'Idempotency-Key': 'one-more' }
  const proof = await proofFor(await submit(api, fromIsland, keyed))
  expect((await submit(api, { ...fromIsland, proof }, keyed)).status).toBe(201)

  const body = new URLSearchParams({ name: 'Typed', email: 'office@example.com', message: 'Typed', consent: 'true' })
  const plain = await api.fetch('/api/contacts/submit', {
    method: 'POST',
    body,
    headers: { ...headers, Accept: 'text/html' },
  })
  expect(plain.status).toBe(429)
  expect(Number(plain.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await plain.text()).toContain('Too many messages from here')
})

test('a robot that fills the hidden field is thanked, kept as spam and never written to', async ({ api, payload }) => {
  const response = await submit(api, aContact({ email: 'robot@example.com', website: 'https://spam.example' }))

  expect(response.status).toBe(201)
  expect(await contactsOf(payload, 'robot@example.com')).toMatchObject([{ status: 'spam' }])
  expect(await mailsTo(payload, 'robot@example.com')).toEqual([])
})

test('a person who was taken for a robot is written to once a colleague says so, and once only', async ({
  api,
  payload,
}) => {
  await writeSettings(payload, { email: 'hello@rasikh.example' })
  const email = 'no+robot@example.com'
  await submit(api, aContact({ email, locale: 'ar', website: 'filled in by a program for forms' }))
  const [{ id, reference } = { id: '', reference: '' }] = await contactsOf(payload, email)
  const headers = await api.as('editor')
  const mark = (status: string) =>
    api.fetch(`/api/contacts/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ status }),
    })

  expect((await mark('new')).status).toBe(200)
  const forTeam: Where = { and: [{ to: { equals: 'hello@rasikh.example' } }, { 'relatedTo.value': { equals: id } }] }
  expect(await mailsTo(payload, email)).toMatchObject([{ locale: 'ar', subject: `استلمنا رسالتكم (${reference})` }])
  expect((await payload.count({ collection: 'mails', where: forTeam })).totalDocs).toBe(1)

  for (const status of ['spam', 'in-progress']) expect((await mark(status)).status).toBe(200)
  expect(await mailsTo(payload, email)).toHaveLength(1)
})

test('a colleague who answers the mail to the team answers the visitor', async ({ api, payload }) => {
  await writeSettings(payload, { email: 'hello@rasikh.example' })
  const headOfTeamsMail = async (email: string) => {
    await submit(api, aContact({ email }))
    const [contact] = await contactsOf(payload, email)
    await payload.jobs.run({ silent: true, limit: 1_000 })
    const where: Where = { 'relatedTo.value': { equals: contact?.id } }
    const { docs } = await payload.find({ collection: 'mails', where })
    const id = docs.find(({ to }) => to === 'hello@rasikh.example')?.id
    return (await readFile(join(env.DATA_DIR, 'mail', `${id}.eml`), 'utf8')).split('\r\n\r\n')[0]
  }

  expect(await headOfTeamsMail('replied@example.com')).toMatch(/^Reply-To: replied@example\.com\r$/m)
  expect(await headOfTeamsMail('user@مثال.السعودية')).toMatch(/^Reply-To: user@xn--mgbh0fb\.xn--mgberp4a5d4ar\r$/m)
  // A server of the team that knows of ASCII only would not take the mail at all.
  expect(await headOfTeamsMail('محمد@مثال.السعودية')).toMatch(/^[\p{ASCII}]*$/u)
})

test('text in another encoding is refused, and a person reads why in their language', async ({ api, payload }) => {
  // "مرحبا" as systems with Arabic wrote it before Unicode.
  const body = 'name=Huda&email=garbled%40example.com&consent=on&message=%E3%D1%CD%C8%C7'
  const send = (headers: Record<string, string>) =>
    api.fetch('/api/contacts/submit', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })

  const forProgram = await send({})
  const pages = await Promise.all(['en', 'ar'].map((lang) => send({ Accept: 'text/html', 'Accept-Language': lang })))

  expect(forProgram.status).toBe(400)
  expect(await forProgram.json()).toMatchObject({ success: false, message: 'The body is not valid UTF-8.' })
  expect(pages.map(({ status }) => status)).toEqual([400, 400])
  expect(await pages[0]?.text()).toContain(formsMessages.en.state.garbled)
  expect(await pages[1]?.text()).toContain(formsMessages.ar.state.garbled)
  expect(await contactsOf(payload, 'garbled@example.com')).toEqual([])
})

test('a database in trouble is answered by "try again", and nothing is stored', async ({ api, payload }) => {
  const { beginTransaction } = payload.db
  payload.db.beginTransaction = () => Promise.reject(new Error('SQLITE_IOERR: the disk is gone'))
  const response = await submit(api, aContact({ email: 'unlucky@example.com' }))
  payload.db.beginTransaction = beginTransaction

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.text()).not.toContain('SQLITE')
  expect(await contactsOf(payload, 'unlucky@example.com')).toEqual([])
})

test('a plain form post ends on the thank-you page of its language', async ({ api }) => {
  const body = new URLSearchParams({
    ...aContact({ email: 'plain@example.com' }),
    consent: 'on',
    page: '/ar/contact-us',
    place: '2',
  })
  const response = await api.fetch('/api/contacts/submit', { method: 'POST', body, headers: { Accept: 'text/html' } })

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toMatch(/^\/ar\/thank-you\?reference=DW-/)
})

test('a plain form post with faults shows the released page, filled in', async ({ api }) => {
  const page = `<!doctype html><html lang="en"><head><title>Contact us</title></head><body>
    <form data-form="contact" method="post"><div data-error-summary hidden tabindex="-1"><h2>There is a problem</h2><ul></ul></div>
    <input type="hidden" name="page" value="/contact-us"><input id="c-name" name="name">
    <p id="c-name-error" data-error-for="name" hidden></p><textarea name="message" id="c-message"></textarea>
    <p id="c-message-error" data-error-for="message" hidden></p><input type="checkbox" name="consent" id="c-consent"></form></body></html>`
  const site = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page))
  await new Promise<void>((resolve) => site.listen(3118, resolve))
  const body = new URLSearchParams({ name: '', message: 'Kept <b>as typed</b>', consent: 'on', page: '/contact-us' })
  const send = () => api.fetch('/api/contacts/submit', { method: 'POST', body, headers: { Accept: 'text/html' } })

  const filled = await send()
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  const withoutSite = await send()

  expect(filled.status).toBe(422)
  const html = await filled.text()
  expect(html).toContain('<title>Error: Contact us</title>')
  expect(html).toContain('<li><a href="#c-name">Enter your full name</a></li><li>Enter your email address</li>')
  expect(html).toContain('<p id="c-name-error" data-error-for="name">Enter your full name</p>')
  expect(html).toMatch(/name="name" value="" aria-invalid="true" aria-describedby="c-name-error"/)
  expect(html).toContain('Kept &lt;b&gt;as typed&lt;/b&gt;</textarea>')
  expect(html).toMatch(/name="consent" id="c-consent" checked=""/)
  expect(withoutSite.status).toBe(422)
  expect(await withoutSite.text()).toContain('Enter your full name')
})

/** Does the work that an answer asks for. */
async function proofFor(response: Response): Promise<string> {
  expect(response.status).toBe(428)
  const { challenge, message, success } = (await response.json()) as ChallengeAnswer
  expect([success, message]).toEqual([false, 'One moment: your browser is checking that you are not a program.'])
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('a form that was filled in faster than people can is stored after a proof of work, made for it alone', async ({
  api,
  payload,
}) => {
  const email = 'quick@example.com'
  const headers = { 'Idempotency-Key': 'quick', 'X-Forwarded-For': '203.0.113.77' }
  const proof = await proofFor(await submit(api, aContact({ email, openFor: 300 }), headers))
  expect(await contactsOf(payload, email)).toEqual([])

  const elsewhere = await submit(api, aContact({ email, openFor: 300, proof }), {
    ...headers,
    'Idempotency-Key': 'other',
  })
  const forged = await submit(
    api,
    aContact({ email, openFor: 300, proof: proof.replace('"derivedKey":"', '"derivedKey":"00') }),
    headers,
  )
  const nonsense = await submit(
    api,
    aContact({ email, openFor: 300, proof: '{"challenge":{},"solution":{}}' }),
    headers,
  )
  expect([elsewhere.status, forged.status, nonsense.status]).toEqual([428, 428, 428])

  expect((await submit(api, aContact({ email, openFor: 300, proof }), headers)).status).toBe(201)
  expect((await submit(api, aContact({ email, openFor: 300, proof }), headers)).status).toBe(201)
  expect(await contactsOf(payload, email)).toHaveLength(1)
})

test('a form that was open as long as people need is asked for nothing', async ({ api }) => {
  expect((await submit(api, aContact({ email: 'person@example.com', openFor: 20_000 }))).status).toBe(201)
})
