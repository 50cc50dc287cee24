import { DAY, SECOND } from '@diwan/shared/lib/time'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { expect, onTestFinished, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { env } from '@/env'
import { isReportLink, reportLink } from '@/forms/downloads/reportLink'
import { readToken as readCandidateToken, signToken as signCandidateToken } from '@/recruitment/candidate/signedToken'
import { renewKeys } from '@/seed/run/renewKeys'
import { keyFrom } from './keyFrom'
import { readToken, signToken } from './signedToken'

const OLD = env.PAYLOAD_SECRET
const NEW = 'another secret that only the tests know, 5678'

/** Takes another secret, with the one before or without, until the test is over. */
function change(isBeforeTaken: boolean): void {
  env.PAYLOAD_SECRET = NEW
  env.PAYLOAD_SECRET_BEFORE = isBeforeTaken ? OLD : undefined
  onTestFinished(() => {
    env.PAYLOAD_SECRET = OLD
    env.PAYLOAD_SECRET_BEFORE = undefined
  })
}

/** What a start with another secret is to Payload. */
function restart(payload: Payload, { isBeforeTaken = true } = {}): void {
  change(isBeforeTaken)
  payload.secret = keyFrom(NEW)
  onTestFinished(() => {
    payload.secret = keyFrom(OLD)
  })
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() })

/** Lets the time of the last code go by, for a code works once. */
function waitForCode(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 30 * SECOND })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

async function switchOn(api: Api, email: string) {
  const signedIn = await api.post('/api/users/login', { email, password: aPassword })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const begun = await api.post('/api/users/second-factor/begin', { password: aPassword }, headers)
  const { secret } = (await begun.json()) as { secret: string }
  const confirmed = await api.post('/api/users/second-factor/confirm', { code: codeOf(secret) }, headers)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  waitForCode()
  return { secret, recoveryCodes }
}

test('second factors and recovery codes outlive a new secret that is given beside the one before', async ({
  api,
  payload,
}) => {
  const { email } = await createUser(payload)
  const { recoveryCodes, secret } = await switchOn(api, email)
  const signIn = (code: string) => api.post('/api/users/login', { email, password: aPassword, code })

  restart(payload)
  await renewKeys(payload)

  expect((await signIn(codeOf(secret))).status).toBe(200)
  expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await signIn(recoveryCodes[0] ?? '')).status).toBe(401)

  env.PAYLOAD_SECRET_BEFORE = undefined
  waitForCode()
  expect((await signIn(codeOf(secret))).status).toBe(200)
})

test('a new secret alone refuses the codes of the one before in words, and fails at none', async ({ api, payload }) => {
  const { email } = await createUser(payload)
  const { recoveryCodes, secret } = await switchOn(api, email)

  restart(payload, { isBeforeTaken: false })

  for (const code of [codeOf(secret), recoveryCodes[0]])
    expect((await api.post('/api/users/login', { email, password: aPassword, code })).status).toBe(401)
})

test('API keys outlive a new secret, too, and a second start changes nothing', async ({ api, payload }) => {
  const apiKey = 'the-key-of-a-program-of-the-client-12345'
  const { email, id } = await createUser(payload)
  await payload.update({ collection: 'users', id, data: { enableAPIKey: true, apiKey } })
  const asked = async () => {
    const answer = await api.fetch('/api/users/me', { headers: { Authorization: `users API-Key ${apiKey}` } })
    return ((await answer.json()) as { user: { email: string } | null }).user?.email
  }
  expect(await asked()).toBe(email)

  restart(payload)
  expect(await asked()).toBeUndefined()
  await renewKeys(payload)
  expect(await asked()).toBe(email)
  expect(await renewKeys(payload)).toBe('all are of this secret')
})

test('links that were sent open with the secret before, for as long as it is given', () => {
  const report = 'a1b2c3d4e5f6a1b2c3d4e5f6'
  const token = signToken('known-device', ['somebody'], Date.now() + DAY)
  const candidate = signCandidateToken('candidate', report, DAY)
  const link = new URL(reportLink(report, 'en')).searchParams
  const read = () => [readToken('known-device', token)?.[0], readCandidateToken('candidate', candidate)]

  change(false)
  expect(read()).toEqual([undefined, undefined])
  expect(isReportLink(report, link)).toBe(false)

  change(true)
  expect(read()).toEqual(['somebody', report])
  expect(isReportLink(report, link)).toBe(true)
  expect(readToken('second-factor', token)).toBeNull()
})
