import { accountMessages } from '@diwan/shared/messages/account'
import { Secret, TOTP } from 'otpauth'
import { expect, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
const later = (steps: number) => Date.now() + steps * 30_000

async function signedIn(api: Api, email: string) {
  const answer = await api.post('/api/users/login', { email, password: aPassword })
  const { token } = (await answer.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

async function switchOn(api: Api, headers: Record<string, string>) {
  const begun = await api.post('/api/users/second-factor/begin', { password: aPassword }, headers)
  const { secret } = (await begun.json()) as { secret: string }
  const confirmed = await api.post('/api/users/second-factor/confirm', { code: codeOf(secret) }, headers)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { secret, recoveryCodes }
}

const challengeIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('diwan-challenge='))
    ?.split(';')[0] ?? ''

test('with a second factor the password alone opens nothing; a code opens it, once', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const { secret } = await switchOn(api, await signedIn(api, email))
  const post = (code?: string) =>
    api.post('/api/users/login', { email, password: aPassword, ...(code ? { code } : {}) })

  const first = await post()
  expect(first.status).toBe(401)
  expect(await first.json()).toMatchObject({ success: false, secondFactor: true })
  expect(first.headers.getSetCookie().some((cookie) => cookie.startsWith('diwan-token='))).toBe(false)

  vi.useFakeTimers({ toFake: ['Date'], now: later(2) })
  try {
    const code = codeOf(secret)
    expect((await post('000000')).status).toBe(401)
    expect((await post(code)).status).toBe(200)
    expect((await post(code)).status).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

test('the second half of a sign-in takes the code in the browser where the password was right', async ({
  api,
  payload,
}) => {
  const { email, id } = await createUser(payload)
  const { recoveryCodes } = await switchOn(api, await signedIn(api, email))
  const first = await api.post('/api/users/login', { email, password: aPassword })
  const finish = (code: string, cookie: string) => api.post('/api/users/second-factor', { code }, { Cookie: cookie })

  const cookie = challengeIn(first)
  expect(first.headers.getSetCookie().find((each) => each.startsWith('diwan-challenge='))).toMatch(
    /HttpOnly; SameSite=Strict/,
  )
  const [recovery = '', spare = ''] = recoveryCodes
  expect((await finish(recovery, '')).status).toBe(401)
  expect((await finish(recovery, `${cookie}x`)).status).toBe(401)
  const done = await finish(recovery.toLowerCase(), cookie)
  const { token, user } = (await done.json()) as { token: string; user: { id: string } }
  expect(done.status).toBe(200)
  expect(user.id).toBe(id)
  expect((await api.fetch('/api/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
  expect((await finish(recovery, cookie)).status).toBe(401)

  await payload.update({ collection: 'users', id, data: { password: 'another long sentence here' } })
  expect((await finish(spare, cookie)).status).toBe(401)
})

test('switching on asks for the password, switching off for a code too, and no answer shows the secret', async ({
  api,
  payload,
}) => {
  const { email, id } = await createUser(payload)
  const headers = await signedIn(api, email)
  expect((await api.post('/api/users/second-factor/begin', { password: 'not it at all' }, headers)).status).toBe(422)
  expect((await api.post('/api/users/second-factor/confirm', { code: '123456' }, headers)).status).toBe(409)
  const { recoveryCodes } = await switchOn(api, headers)
  expect(new Set(recoveryCodes).size).toBe(10)

  const own = await (await api.fetch(`/api/users/${id}?showHiddenFields=true`, { headers })).text()
  expect(own).not.toContain('secondFactor')
  await api.fetch(`/api/users/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ secondFactor: { enabledAt: null, secret: null } }),
  })
  expect((await api.post('/api/users/login', { email, password: aPassword })).status).toBe(401)

  const off = (body: object) => api.post('/api/users/second-factor/off', body, headers)
  expect((await off({ password: aPassword, code: '000000' })).status).toBe(422)
  expect((await off({ password: aPassword, code: recoveryCodes[0] })).status).toBe(200)
  expect((await api.post('/api/users/login', { email, password: aPassword })).status).toBe(200)
})

test('an administrator helps somebody who lost everything, an editor does not, and the owner is told', async ({
  api,
  payload,
}) => {
  const { email, id } = await createUser(payload)
  await switchOn(api, await signedIn(api, email))
  const path = `/api/users/${id}/second-factor/reset`

  expect((await api.post(path, {}, await api.as('editor'))).status).toBe(403)
  expect((await api.post(path, {})).status).toBe(401)
  expect((await api.post(path, {}, await api.as('admin'))).status).toBe(200)
  expect((await api.post('/api/users/login', { email, password: aPassword })).status).toBe(200)
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } }, pagination: false })
  expect(docs.map(({ subject }) => subject)).toContain('The second step of signing in was switched off')
})

test('a code that is sent many times at once opens one session', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const { recoveryCodes, secret } = await switchOn(api, await signedIn(api, email))
  const atOnce = async (code: string | undefined) => {
    const post = () => api.post('/api/users/login', { email, password: aPassword, code })
    const answers = await Promise.all([post(), post(), post(), post()])
    return answers.map(({ status }) => status).filter((status) => status === 200).length
  }

  vi.useFakeTimers({ toFake: ['Date'], now: later(2) })
  try {
    expect(await atOnce(codeOf(secret))).toBe(1)
    expect(await atOnce(recoveryCodes[0])).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a second factor is not replaced with the password alone', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const headers = await signedIn(api, email)
  const { recoveryCodes } = await switchOn(api, headers)

  const begun = await api.post('/api/users/second-factor/begin', { password: aPassword }, headers)

  expect(begun.status).toBe(409)
  expect(await begun.json()).toMatchObject({ message: accountMessages.en.factorIsOn })
  const code = recoveryCodes[0]
  expect((await api.post('/api/users/login', { email, password: aPassword, code })).status).toBe(200)
})

test('an administrator’s own goes off with password and code only', async ({ api, payload }) => {
  const { email, id } = await createUser(payload, { role: 'admin' })
  const headers = await signedIn(api, email)
  await switchOn(api, headers)

  const reset = await api.post(`/api/users/${id}/second-factor/reset`, {}, headers)

  expect(reset.status).toBe(409)
  expect(await reset.json()).toMatchObject({ message: accountMessages.en.factorOwn })
  expect((await api.post('/api/users/login', { email, password: aPassword })).status).toBe(401)
})

test('nobody is told that a second step went off which they had not', async ({ api, payload }) => {
  const { email, id } = await createUser(payload)

  expect((await api.post(`/api/users/${id}/second-factor/reset`, {}, await api.as('admin'))).status).toBe(409)
  expect(await payload.count({ collection: 'mails', where: { to: { equals: email } } })).toEqual({ totalDocs: 0 })
})

test('a forgotten password does not go around the second factor', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  await switchOn(api, await signedIn(api, email))
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const password = 'a sentence nobody would guess'
  expect((await api.post('/api/users/reset-password', { token, password })).status).toBe(200)
  expect((await api.post('/api/users/login', { email, password })).status).toBe(401)
})
