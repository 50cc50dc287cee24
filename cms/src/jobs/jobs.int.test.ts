import { createServer, type Server, type Socket } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterEach, expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { createApplicant } from '../../tests/builders/createApplication'
import { createUser } from '../../tests/builders/createUser'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'
import { htmlOfEml, wordsOfEml } from '../../tests/wordsOfEml'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'
import { movePlans } from './movePlans'
import { plansQueue } from './plansQueue'
import { reapJobs } from './reapJobs'

const aMail = { to: 'sara@example.com', subject: 'رسالة', text: 'مرحبًا\n', locale: 'ar' as const }

// Payload takes ten at once, and earlier files leave some of their own.
const run = (payload: Payload) => payload.jobs.run({ silent: true, limit: 1_000 })

const lastMail = async (payload: Payload) =>
  (await payload.find({ collection: 'mails', sort: '-createdAt', limit: 1 })).docs[0]

const jobsOf = async (payload: Payload) => (await payload.find({ collection: 'payload-jobs', pagination: false })).docs

afterEach(() => {
  env.SMTP_URL = undefined
  env.MAIL_FROM = undefined
})

/** A mail server that answers every recipient, or another command, with one line. */
const mailServer = async (answer: string, to = 'RCPT'): Promise<Server> => {
  const server = createServer((socket) => {
    socket.write(to === 'CONN' ? `${answer}\r\n` : '220 test\r\n')
    socket.on('data', (data) => {
      const command = data.toString().slice(0, 4).toUpperCase()
      const usual = { EHLO: '250-test\r\n250 AUTH PLAIN', AUTH: '235 ok' }[command] ?? '250 ok'
      socket.write(`${command === to ? answer : usual}\r\n`)
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(3117, resolve))
  env.SMTP_URL = 'smtp://diwan:password@127.0.0.1:3117'
  return server
}

/** What is due now is taken a millisecond later. */
const aMomentAgo = () => new Date(Date.now() - 1_000)

test('a queued mail is written to the folder, and marked as sent', async ({ payload }) => {
  await queueMail(payload, { ...aMail, subject: 'One\r\nBcc: everybody@example.com' })
  await run(payload)

  const mail = await lastMail(payload)
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, subject: 'One Bcc: everybody@example.com' })
  expect(await readdir(join(env.DATA_DIR, 'mail'))).toEqual([`${mail?.id}.eml`])
  const text = await readFile(join(env.DATA_DIR, 'mail', `${mail?.id}.eml`), 'utf8')
  expect(text).toMatch(/^To: sara@example\.com/m)
  expect(text).not.toMatch(/^Bcc:/m)
  expect(await jobsOf(payload)).toEqual([])
})

test('an Arabic letter is shown from right to left, and its links lead where those of its plain text do', async ({
  payload,
}) => {
  const { id, email } = await createApplicant(payload)
  const relatedTo = { relationTo: 'applicants' as const, value: id }
  await queueMail(payload, { ...aMail, to: email, text: 'تابعوه هنا:\n{{link}}\n', relatedTo })
  await run(payload)

  const mail = await lastMail(payload)
  const eml = await readFile(join(env.DATA_DIR, 'mail', `${mail?.id}.eml`), 'latin1')
  const [link = '-'] = /^https?:\S+/m.exec(wordsOfEml(eml)) ?? []
  const html = htmlOfEml(eml)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain(`<p dir="rtl">تابعوه هنا:<br /><a dir="ltr" href="${link}">${link}</a></p>`)
})

test('a mail of the system asks programs not to answer it, one that a person wrote does not', async ({ payload }) => {
  await queueMail(payload, aMail)
  await queueMail(payload, { ...aMail, isByHand: true })
  await run(payload)

  const { docs } = await payload.find({ collection: 'mails', sort: '-createdAt', limit: 2 })
  const heads = await Promise.all(docs.map(({ id }) => readFile(join(env.DATA_DIR, 'mail', `${id}.eml`), 'utf8')))
  expect(heads.map((head) => /^Auto-Submitted: (.*)\r$/m.exec(head)?.[1]).toSorted()).toEqual([
    'auto-generated',
    undefined,
  ])
})

test('what is answered to a mail reaches the team, whatever address mails are sent from', async ({ payload }) => {
  await writeSettings(payload, { email: 'team@rasikh.example' })
  env.MAIL_FROM = { address: 'no-reply@rasikh.example' }
  await queueMail(payload, aMail)
  await run(payload)

  const mail = await lastMail(payload)
  const text = await readFile(join(env.DATA_DIR, 'mail', `${mail?.id}.eml`), 'utf8')
  expect(text).toMatch(/^From: .*no-reply@rasikh\.example/m)
  expect(text).toMatch(/^Reply-To: team@rasikh\.example\r$/m)
})

test('a mail server that is away is tried again later, and the mail says why', async ({ payload }) => {
  env.SMTP_URL = 'smtp://127.0.0.1:3116'
  await queueMail(payload, aMail)
  await run(payload)

  expect(await lastMail(payload)).toMatchObject({
    status: 'queued',
    attempts: 1,
    error: expect.stringMatching(/./) as string,
  })
  const [job] = await jobsOf(payload)
  expect(job?.hasError).toBeFalsy()
  expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThan(Date.now())

  env.SMTP_URL = undefined
  await payload.db.updateJobs({ id: String(job?.id), data: { waitUntil: aMomentAgo().toISOString() } })
  await run(payload)
  expect(await lastMail(payload)).toMatchObject({ status: 'sent', attempts: 2, error: null })
})

test('an address that is refused for good is not tried again', async ({ payload }) => {
  const server = await mailServer('550 no such person')
  await queueMail(payload, aMail)
  await run(payload)
  server.close()

  expect(await lastMail(payload)).toMatchObject({ status: 'failed', attempts: 1 })
  expect(await jobsOf(payload)).toEqual([])
})

test.for([
  ['AUTH', '535 5.7.8 wrong password'],
  ['MAIL', '550 5.7.60 not allowed to send as this sender'],
  ['CONN', '554 5.7.1 this network is on a list'],
] as const)(
  'what a server says to %s is about us and not about the mail: it is tried again',
  async ([to, answer], { payload }) => {
    const server = await mailServer(answer, to)
    await queueMail(payload, aMail)
    await run(payload)
    server.close()

    const mail = await lastMail(payload)
    expect(mail).toMatchObject({ status: 'queued', attempts: 1 })
    expect(mail?.error).toContain(answer)
    expect(
      (await jobsOf(payload)).map(({ hasError, waitUntil }) => [hasError, Date.parse(waitUntil ?? '') > Date.now()]),
    ).toEqual([[false, true]])
    await payload.delete({ collection: 'payload-jobs', where: {} })
  },
)

test("a reset mail is queued after Payload's own transaction, and nobody waits for it", async ({ payload }) => {
  const user = await createUser(payload)

  await payload.forgotPassword({ collection: 'users', data: { email: user.email } })

  await expect.poll(async () => (await lastMail(payload))?.to).toBe(user.email)
  expect((await lastMail(payload))?.text).toContain('{{reset-link}}')
  await payload.create({ collection: 'redirects', data: { from: '/after', to: '/about-us' } })
})

test('a job whose process died runs again', async ({ payload }) => {
  await run(payload)
  await queueMail(payload, aMail)
  const [job] = await jobsOf(payload)
  await payload.db.updateJobs({ id: String(job?.id), data: { processing: true } })
  await run(payload)
  expect(await lastMail(payload)).toMatchObject({ status: 'queued' })

  expect(await reapJobs(payload, { runningSince: new Date(Date.now() - 60_000) })).toBe(0)
  expect(await reapJobs(payload, { runningSince: new Date() })).toBe(1)
  await run(payload)

  expect(await lastMail(payload)).toMatchObject({ status: 'sent' })
})

const HOUR = 3_600_000
const statusOf = async (payload: Payload, id: string) => {
  const query = { collection: 'blogs', where: { id: { equals: id } }, locale: 'all' } as const
  return (await payload.db.findOne<{ id: string; _status: object }>(query))?._status
}

interface Planned {
  type: 'publish' | 'unpublish'
  locale?: 'ar' | 'en'
  hoursAgo: number
  queue?: string
}

/** A blog in both languages, and plans for it that came due while nothing ran, in the order they were made. */
const overdue = async (payload: Payload, isPublished: boolean, plans: Planned[]) => {
  const { id } = await createBlog(payload)
  const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص'), _status: 'published' as const }
  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar' })
  const draft = { _status: 'draft' as const }
  if (!isPublished) await payload.update({ collection: 'blogs', id, data: draft, unpublishAllLocales: true } as never)
  for (const { hoursAgo, locale, queue = plansQueue, type } of plans) {
    const input = { type, locale, doc: { relationTo: 'blogs' as const, value: id } }
    const waitUntil = new Date(Date.now() - hoursAgo * HOUR)
    await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, queue })
  }
  return id
}

test('of plans that came due while nothing ran, the last one counts, whichever was made first', async ({ payload }) => {
  const [on, off] = ['publish', 'unpublish'] as const
  const madeInOrder = await overdue(payload, false, [
    { type: on, hoursAgo: 2 },
    { type: off, hoursAgo: 1 },
  ])
  const madeInReverse = await overdue(payload, false, [
    { type: off, hoursAgo: 1 },
    { type: on, hoursAgo: 2 },
  ])
  const broughtBack = await overdue(payload, true, [
    { type: on, hoursAgo: 1 },
    { type: off, hoursAgo: 2 },
  ])
  const before = await payload.count({ collection: 'outbox' })

  await payload.jobs.run({ queue: plansQueue, silent: true })

  const nowhere = { en: 'draft', ar: 'draft' }
  expect(await statusOf(payload, madeInOrder)).toEqual(nowhere)
  expect(await statusOf(payload, madeInReverse)).toEqual(nowhere)
  expect(await statusOf(payload, broughtBack)).toEqual({ en: 'published', ar: 'published' })
  expect(await jobsOf(payload)).toEqual([])
  // What a later plan takes back is not shown to visitors for a moment either.
  expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(before.totalDocs + 3)
})

test('a later plan for one language takes only that from an overdue one for all', async ({ payload }) => {
  const id = await overdue(payload, false, [
    { type: 'unpublish', locale: 'en', hoursAgo: 1 },
    { type: 'publish', hoursAgo: 2 },
  ])

  await payload.jobs.run({ queue: plansQueue, silent: true })

  expect(await statusOf(payload, id)).toEqual({ en: 'draft', ar: 'published' })
})

test('what was planned before plans had a queue comes in its turn among the others', async ({ payload }) => {
  const early = await overdue(payload, false, [
    { type: 'unpublish', hoursAgo: 1, queue: 'default' },
    { type: 'publish', hoursAgo: 2 },
  ])
  const late = await overdue(payload, false, [{ type: 'publish', hoursAgo: 1, queue: 'default' }])
  await queueMail(payload, aMail)

  await movePlans(payload)
  await run(payload)
  await payload.jobs.run({ queue: plansQueue, silent: true })

  expect(await statusOf(payload, early)).toEqual({ en: 'draft', ar: 'draft' })
  expect(await statusOf(payload, late)).toEqual({ en: 'published', ar: 'published' })
  expect(await lastMail(payload)).toMatchObject({ status: 'sent' })
})

test('a plan that cannot be carried out takes nothing from the one before it', async ({ payload }) => {
  const id = await overdue(payload, true, [
    { type: 'publish', hoursAgo: 1 },
    { type: 'unpublish', hoursAgo: 2 },
  ])
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { 'input.type': { equals: 'publish' } },
    data: { hasError: true },
    returning: false,
  })

  await payload.jobs.run({ queue: plansQueue, silent: true })

  expect(await statusOf(payload, id)).toEqual({ en: 'draft', ar: 'draft' })
})

test('what is planned does not wait for mails', async ({ api, payload }) => {
  const sockets: Socket[] = []
  // It takes calls and says nothing.
  const server = createServer((socket) => void sockets.push(socket)).listen(3117)
  env.SMTP_URL = 'smtp://127.0.0.1:3117'
  await queueMail(payload, aMail)
  const sending = run(payload)
  await expect.poll(() => sockets.length).toBe(1)
  const { id } = await createBlog(payload)
  const at = new Date(Date.now() + HOUR).toISOString()
  const wish = { collection: 'blogs', documentId: id, action: 'unpublish', locale: 'all', at }
  expect((await api.post('/api/admin/plans', wish, await api.as('editor'))).status).toBe(201)
  const due = { waitUntil: new Date(0).toISOString() }
  const where = { taskSlug: { equals: 'schedulePublish' } }
  await payload.db.updateMany({ collection: 'payload-jobs', where, data: due, returning: false })

  const { autoRun } = payload.config.jobs
  // The runner of a queue begins nothing new while jobs of it run.
  const idle = Array.isArray(autoRun) ? autoRun.filter(({ queue }) => queue !== 'default') : []
  for (const { queue } of idle) await payload.jobs.run({ queue, silent: true })

  expect(await statusOf(payload, id)).toMatchObject({ en: 'draft' })
  expect(await lastMail(payload)).toMatchObject({ status: 'queued' })
  for (const socket of sockets) socket.destroy()
  server.close()
  await sending
})

test('a plan publishes and unpublishes the language it names, or every one', async ({ payload }) => {
  const blog = await createBlog(payload)
  const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص') }
  await payload.update({ collection: 'blogs', id: blog.id, data: arabic, locale: 'ar', draft: true })
  const plan = async (type: 'publish' | 'unpublish', locale?: 'ar' | 'en') => {
    const doc = { relationTo: 'blogs' as const, value: blog.id }
    await payload.jobs.queue({ task: 'schedulePublish', input: { type, locale, doc }, waitUntil: aMomentAgo() })
    await run(payload)
    return statusOf(payload, blog.id)
  }

  expect(await plan('publish', 'ar')).toEqual({ en: 'published', ar: 'published' })
  expect(await plan('unpublish', 'ar')).toEqual({ en: 'published', ar: 'draft' })
  expect(await plan('unpublish')).toEqual({ en: 'draft', ar: 'draft' })
  expect(await plan('publish')).toEqual({ en: 'published', ar: 'published' })
  const outbox = await payload.count({ collection: 'outbox', where: { documentId: { equals: blog.id } } })
  expect(outbox.totalDocs).toBe(5)
})

test('what is written in one language is published in that one by a plan for all', async ({ payload }) => {
  const { id: category } = await createCategory(payload)
  const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص'), slug: 'in-arabic', categories: [category] }
  const { id } = await payload.create({ collection: 'blogs', data: arabic as never, locale: 'ar', draft: true })
  const input = { type: 'publish' as const, doc: { relationTo: 'blogs' as const, value: id } }
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: aMomentAgo() })

  await run(payload)

  const published = Object.entries((await statusOf(payload, id)) ?? {}).flatMap(([locale, state]) =>
    state === 'published' ? locale : [],
  )
  expect(published).toEqual(['ar'])
})
