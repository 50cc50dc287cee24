import type { IncomingMessage } from 'node:http'
import { accountMessages } from '@diwan/shared/messages/account'
import { expect, test } from 'vitest'
import { createCrowdGate } from './crowdGate.ts'

const SIGN_IN = '/api/users/login'

function aGate() {
  const clock = { now: 1_000 }
  const gate = createCrowdGate(() => clock.now)
  const refusal = (headers: Record<string, string> = {}, path = SIGN_IN, method = 'POST') =>
    gate.refusal({ headers, method } as unknown as IncomingMessage, path)
  return { clock, gate, refusal }
}

test('while the answer of the CMS holds, the next strangers hear it without asking; then the CMS is asked again', () => {
  const { clock, gate, refusal } = aGate()
  expect(refusal()).toBeNull()

  const headers = { 'diwan-crowd': '250', 'content-type': 'application/json' }
  gate.hear(headers)
  expect(headers).toEqual({ 'content-type': 'application/json' })
  expect(refusal()).toBe(accountMessages.en.busy)
  clock.now += 249
  expect(refusal()).toBe(accountMessages.en.busy)
  clock.now += 1
  expect(refusal()).toBeNull()
})

test('an answer that says nothing of a crowd, or nothing that is a time, changes nothing', () => {
  const { gate, refusal } = aGate()
  for (const said of ['', 'yes', '-5', 'Infinity, 3']) gate.hear({ 'diwan-crowd': said })
  gate.hear({ 'retry-after': '900' })
  expect(refusal()).toBeNull()
})

test('everything but a stranger who signs in passes', () => {
  const { gate, refusal } = aGate()
  gate.hear({ 'diwan-crowd': '250' })
  expect(refusal({}, '/api/contacts/submit')).toBeNull()
  expect(refusal({}, '/api/users/second-factor')).toBeNull()
  expect(refusal({}, SIGN_IN, 'OPTIONS')).toBeNull()
  expect(refusal({ cookie: 'a=1; diwan-devices=known' })).toBeNull()
  expect(refusal({ cookie: 'a=diwan-devices=1' })).not.toBeNull()
})

test('it is said in the language that the person chose, else in the browser’s', () => {
  const { gate, refusal } = aGate()
  gate.hear({ 'diwan-crowd': '250' })
  expect(refusal({ 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.5' })).toBe(accountMessages.ar.busy)
  expect(refusal({ 'accept-language': 'en-GB' })).toBe(accountMessages.en.busy)
  expect(refusal({ 'accept-language': 'en-GB', cookie: 'x=1; diwan-lng=ar' })).toBe(accountMessages.ar.busy)
})
