import { createHmac } from 'node:crypto'
import { accountMessages } from '@diwan/shared/messages/account'
import { SESSION_SECONDS } from '@diwan/shared/spec/session'
import {
  MAX_FORGOTTEN_PER_ACCOUNT,
  MAX_TRIES_PER_ACCOUNT,
  MAX_TRIES_PER_ADDRESS_AND_ACCOUNT,
} from '@diwan/shared/spec/security'
import { expect, vi } from 'vitest'
import { A_WHILE } from '../../tests/aWhile'
import type { Api } from '../../tests/Api'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { sentWords } from '../../tests/sentWords'
import { test } from '../../tests/test'
import { hideOldLinks } from '@/email/links/hideOldLinks'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'
import { PAYLOAD_HASH } from './sameWork'

interface Try {
  email: string
  password?: string
  code?: string
  from?: string
  cookie?: string
}

const signIn = (api: Api, { code, cookie = '', email, from = '203.0.113.1', password = aPassword }: Try) =>
  api.post(
    '/api/users/login',
    { email, password, ...(code ? { code } : {}) },
    { 'X-Forwarded-For': from, Cookie: cookie },
  )

const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const devicesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('diwan-devices='))
    ?.split(';')[0] ?? ''

test('an unknown account and a wrong password get the same answer', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const answers = [
    await signIn(api, { email, password: 'not the right one' }),
    await signIn(api, { email: 'nobody@rasikh.example', password: 'not the right one' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()))
  expect(unknown).toEqual(known)
  for (const address of [email, 'nobody@rasikh.example'])
    expect((await signIn(api, { email: address, password: ' ' })).status).toBe(400)
})

test('whoever leaves the address out is told so in their language', async ({ api }) => {
  const arabic = { 'Accept-Language': 'ar', 'X-Forwarded-For': '203.0.113.40' }
  const answer = await api.post('/api/users/login', { password: aPassword }, arabic)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^الحقل التالي غير صالح/) })
})

test('an unknown account costs the hash that Payload makes', async ({ payload }) => {
  const user = await createUser(payload)
  const stored = await payload.db.findOne<{ hash: string; id: string }>({
    collection: 'users',
    where: { id: { equals: user.id } },
  })
  expect(stored?.hash.startsWith(PAYLOAD_HASH.prefix)).toBe(true)
  expect(stored?.hash.slice(PAYLOAD_HASH.prefix.length)).toHaveLength(PAYLOAD_HASH.keyLength * 2)
})

test('tries are limited before anything is hashed, for one address and account, with the time to wait', async ({
  api,
}) => {
  const from = '203.0.113.2'
  const email = 'limited@rasikh.example'
  for (let time = 0; time < MAX_TRIES_PER_ADDRESS_AND_ACCOUNT; time++) {
    expect((await signIn(api, { email, from, password: ' ' })).status).toBe(400)
  }
  const refused = await signIn(api, { email, from })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await signIn(api, { email: 'other@rasikh.example', from, password: ' ' })).status).toBe(400)
})

test('strangers who use an account up keep its owner out of no browser that was signed in before', async ({
  api,
  payload,
}) => {
  const { email } = await createUser(payload)
  const first = await signIn(api, { email, from: '203.0.113.3' })
  expect(first.status).toBe(200)
  for (let time = 0; time <= MAX_TRIES_PER_ACCOUNT; time++)
    await signIn(api, { email, from: `198.51.100.${time}`, password: ' ' })

  expect((await signIn(api, { email, from: '203.0.113.4' })).status).toBe(429)
  const owner = await signIn(api, { email, from: '203.0.113.4', cookie: devicesIn(first) })
  expect(owner.status).toBe(200)
})

test('a colleague behind the same address who guesses keeps nobody out of a browser of their own', async ({
  api,
  payload,
}) => {
  const { email } = await createUser(payload)
  const from = '203.0.113.9'
  const first = await signIn(api, { email, from })
  for (let time = 0; time < MAX_TRIES_PER_ADDRESS_AND_ACCOUNT; time++) await signIn(api, { email, from, password: ' ' })

  expect((await signIn(api, { email, from })).status).toBe(429)
  expect((await signIn(api, { email, from, cookie: devicesIn(first) })).status).toBe(200)
})

test('a right password takes its try back', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  for (let time = 0; time < 2; time++) expect((await signIn(api, { email, from: '203.0.113.5' })).status).toBe(200)
  for (let time = 0; time < MAX_TRIES_PER_ADDRESS_AND_ACCOUNT - 1; time++)
    await signIn(api, { email, from: '203.0.113.5', password: ' ' })
  expect((await signIn(api, { email, from: '203.0.113.5' })).status).toBe(200)
})

test('a new browser is told to the owner by mail, a known one is not', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const first = await signIn(api, { email, from: '203.0.113.6' })
  await signIn(api, { email, from: '203.0.113.6', cookie: devicesIn(first) })

  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
  expect(docs).toHaveLength(1)
  expect(docs[0]?.subject).toBe('New sign-in to your account')
  expect(docs[0]?.text).toContain('203.0.113.6')
})

test('a token is worth nothing after signing out, and after the password changed elsewhere', async ({
  api,
  payload,
}) => {
  const user = await createUser(payload)
  const [one, two] = [
    await tokenOf(await signIn(api, { email: user.email, from: '203.0.113.7' })),
    await tokenOf(await signIn(api, { email: user.email, from: '203.0.113.7' })),
  ]
  await api.post('/api/users/logout', {}, bearer(one).headers)
  expect((await api.fetch('/api/user', bearer(one))).status).toBe(401)
  expect((await api.fetch('/api/user', bearer(two))).status).toBe(200)

  await payload.update({ collection: 'users', id: user.id, data: { password: 'another long sentence here' } })
  expect((await api.fetch('/api/user', bearer(two))).status).toBe(401)
})

test('a session is over a day after it was opened, and coming back does not lengthen it', async ({ api, payload }) => {
  const { email, id } = await createUser(payload)
  const token = await tokenOf(await signIn(api, { email, from: '203.0.113.8' }))
  const halfDay = (SESSION_SECONDS * 1_000) / 4
  const opened = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: opened + halfDay })
  try {
    const refreshed = await api.post('/api/users/refresh-token', {}, bearer(token).headers)
    const { exp, refreshedToken } = (await refreshed.json()) as { exp: number; refreshedToken: string }
    expect(refreshed.status).toBe(200)
    expect(exp).toBeLessThanOrEqual(Math.ceil(opened / 1_000) + SESSION_SECONDS + 1)
    expect((await api.fetch('/api/user', bearer(refreshedToken))).status).toBe(200)

    vi.setSystemTime(opened + SESSION_SECONDS * 1_000 + 2_000)
    expect((await api.fetch('/api/user', bearer(refreshedToken))).status).toBe(401)
  } finally {
    vi.useRealTimers()
  }
  const stored = await payload.findByID({ collection: 'users', id })
  expect(stored.email).toBe(email)
})

test('a session that nobody used for long is over', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const token = await tokenOf(await signIn(api, { email, from: '203.0.113.9' }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 3_600_000 })
  try {
    expect((await api.fetch('/api/user', bearer(token))).status).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

test('forged, unsigned and foreign tokens open nothing', async ({ api, payload }) => {
  const user = await createUser(payload, { role: 'recruiter' })
  const token = await tokenOf(await signIn(api, { email: user.email, from: '203.0.113.10' }))
  const [head = '', body = '', signature = ''] = token.split('.')
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>
  const promoted = encode({ ...facts, role: 'admin' })
  const signedBy = (secret: string, newHead = head) =>
    `${newHead}.${promoted}.${createHmac('sha256', secret).update(`${newHead}.${promoted}`).digest('base64url')}`
  const none = encode({ ...header, alg: 'none' })

  for (const forged of [
    `${head}.${promoted}.${signature}`,
    `${none}.${promoted}.`,
    `${none}.${promoted}.${signature}`,
    signedBy('a guessed secret'),
    signedBy(''),
    `${token}a`,
    `${head}.${body}.`,
    `${head}.${body}`,
    'null',
  ])
    expect((await api.fetch('/api/user', bearer(forged))).status, forged).toBe(401)

  // What the token says of the role is not believed even when it is signed: the account is read each time.
  const honest = await api.fetch('/api/user', bearer(signedBy(payload.secret)))
  expect(await honest.json()).toMatchObject({ user: { role: 'recruiter' } })
})

test('another origin does nothing with the cookie', async ({ api, payload }) => {
  const user = await createUser(payload)
  const token = await tokenOf(await signIn(api, { email: user.email, from: '203.0.113.11' }))
  const patch = (headers: Record<string, string>) =>
    api.fetch(`/api/users/${user.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: `diwan-token=${token}`, ...headers },
      body: JSON.stringify({ name: 'Mallory' }),
    })
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3118.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    {},
  ] as Record<string, string>[])
    expect((await patch(headers)).status, JSON.stringify(headers)).toBe(401)
  expect((await patch({ Origin: 'http://localhost:3118' })).status).toBe(200)
})

test('whoever asks for a new password learns nothing, and no mailbox is filled', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const ask = (address: string) =>
    api.post('/api/users/forgot-password', { email: address }, { 'X-Forwarded-For': '203.0.113.12' })
  const answers = []
  for (let time = 0; time < MAX_FORGOTTEN_PER_ACCOUNT + 2; time++) answers.push(await ask(email))
  answers.push(await ask('nobody@rasikh.example'))

  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  await vi.waitFor(async () => {
    const { totalDocs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
    expect(totalDocs).toBeGreaterThan(0)
    expect(totalDocs).toBeLessThanOrEqual(MAX_FORGOTTEN_PER_ACCOUNT)
  }, A_WHILE)
})

test('a new password by letter ends every session and opens none; the letter works once', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const old = await tokenOf(await signIn(api, { email, from: '203.0.113.13' }))
  const letter = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const set = (password: string) => api.post('/api/users/reset-password', { token: letter, password })

  expect((await set('short')).status).toBe(400)
  const answer = await set('a sentence nobody would guess')
  expect(answer.status).toBe(200)
  expect(JSON.stringify(await answer.json())).not.toContain('token')
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('diwan-token='))).toBe(false)
  expect((await api.fetch('/api/user', bearer(old))).status).toBe(401)
  const again = await set('yet another long sentence')
  expect(again.status).toBe(403)
  expect(await again.json()).toMatchObject({ message: accountMessages.en.resetOver })
  expect((await signIn(api, { email, from: '203.0.113.13', password: 'a sentence nobody would guess' })).status).toBe(
    200,
  )
})

test('a letter for a new password is over once the password or the address is another', async ({ api, payload }) => {
  const changes = [{ password: 'another long sentence here' }, { email: 'moved@rasikh.example' }]
  for (const [at, data] of changes.entries()) {
    const { email, id } = await createUser(payload)
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await payload.update({ collection: 'users', id, data: { name: 'Nora' } })
    await payload.update({ collection: 'users', id, data })

    const set = { token, password: 'a sentence nobody would guess' }
    const answer = await api.post('/api/users/reset-password', set, { 'X-Forwarded-For': `203.0.113.${20 + at}` })

    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ message: accountMessages.en.resetOver })
  }
})

test('no stored mail holds a link for a new password, and the letter that leaves does', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const recruiter = await api.as('recruiter')
  const mailsTo = async (to: string) =>
    (await payload.find({ collection: 'mails', where: { to: { equals: to } }, sort: 'createdAt' })).docs
  const { id } = await createApplication(payload, { applicant: (await createApplicant(payload, { email })).id })
  await payload.forgotPassword({ collection: 'users', data: { email } })
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), A_WHILE)
  const other = { subject: 'x', text: 'Not this: {{reset-link}}' }
  expect((await api.post(`/api/applications/${id}/mail`, other, recruiter)).status).toBe(422)
  const relatedTo = { relationTo: 'applications' as const, value: id }
  await queueMail(payload, { ...other, to: email, locale: 'en', isByHand: true, relatedTo })

  const [letter, byHand] = await mailsTo(email)

  const list = await (await api.fetch('/api/mails?limit=100', { headers: await api.as('admin') })).text()
  expect(list).toContain('{{reset-link}}')
  expect(list).not.toContain('/admin/reset/')
  expect(await sentWords(payload, byHand)).not.toContain('/admin/reset/')
  const token = /\/admin\/reset\/(\w+)/.exec(await sentWords(payload, letter))?.[1]
  const set = { token, password: 'a sentence nobody would guess' }
  expect((await api.post('/api/users/reset-password', set, { 'X-Forwarded-For': '203.0.113.14' })).status).toBe(200)
})

test('a letter for a new password that still waits from before is sent, and no longer kept with its link', async ({
  payload,
}) => {
  const { email } = await createUser(payload)
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const text = `Set it here:\n${env.SITE_URL}/admin/reset/${token}\n`
  await queueMail(payload, { to: email, subject: 'Old', text, locale: 'en' })

  await hideOldLinks(payload)

  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } } })
  expect(docs.map((mail) => mail.text)).toEqual(['Set it here:\n{{reset-link}}\n'])
  expect(await sentWords(payload, docs[0])).toContain(`/admin/reset/${token}`)
})

test('nobody makes an account without being an administrator, and weak passwords are refused', async ({ api }) => {
  const self = { name: 'Eve', email: 'eve@evil.example', password: aPassword, role: 'admin' }
  expect((await api.post('/api/users/first-register', self)).status).toBe(401)
  expect((await api.post('/api/users', self)).status).toBe(401)

  const headers = await api.as('admin')
  for (const password of ['short', 'Password2024!'])
    expect((await api.post('/api/users', { ...self, role: 'editor', password }, headers)).status).toBe(400)
  expect((await api.post('/api/users', { ...self, role: 'editor' }, headers)).status).toBe(201)
})

test('a password that is no text is refused, where one is made and where it is changed', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('admin')) }
  const { id } = await createUser(payload, { role: 'editor' })
  const password = 123_456_789_012_345
  const account = { email: 'number@rasikh.example', name: 'Number', role: 'editor' }
  for (const [method, path, data] of [
    ['POST', '/api/users', { ...account, password }],
    ['PATCH', `/api/users/${id}`, { password }],
  ] as const) {
    const answer = await api.fetch(path, { method, headers, body: JSON.stringify(data) })

    expect([answer.status, await answer.json()], method).toMatchObject([
      400,
      { errors: [{ data: { errors: [{ path: 'password' }] } }] },
    ])
  }
})
