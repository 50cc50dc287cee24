import { accountMessages } from '@diwan/shared/messages/account'
import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { refuseCrowd } from './refuseCrowd'
import { signInTurns } from './signInTurns'
import { signToken } from './signedToken'

const config = Promise.resolve({
  cookiePrefix: 'diwan',
  i18n: { supportedLanguages: { en: {}, ar: {} }, fallbackLanguage: 'en' },
} as unknown as SanitizedConfig)
const post = (path: string, headers: Record<string, string> = {}) =>
  refuseCrowd(new Request(`https://rasikh.example${path}`, { method: 'POST', headers }), config)
const device = (expires: number) => `diwan-devices=${signToken('known-device', ['an account'], expires)}`
const later = Date.now() + 60_000

test('a sign-in goes on while somebody may still wait', async () => {
  expect(await post('/api/users/login')).toBeNull()
})

test('with a full line a stranger is told to come back, in the language of the browser', async () => {
  crowd()
  const answer = await post('/api/users/login', { 'Accept-Language': 'ar-SA,ar;q=0.9' })

  expect(answer?.status).toBe(429)
  expect(answer?.headers.get('Retry-After')).toBe('3')
  expect(answer?.headers.get('diwan-crowd')).toBe('250')
  expect(await answer?.json()).toEqual({ success: false, message: accountMessages.ar.busy })
  expect(await (await post('/api/users/login'))?.json()).toMatchObject({ message: accountMessages.en.busy })
})

test('with a full line everything else goes on: other calls, and browsers that somebody signed in with before', async () => {
  crowd()
  expect(await post('/api/contacts/submit')).toBeNull()
  expect(await post('/api/users/login', { Cookie: device(later) })).toBeNull()
  expect(await post('/api/users/login', { Cookie: device(Date.now() - 1) })).not.toBeNull()
  expect(await post('/api/users/login', { Cookie: 'diwan-devices=eyJmb3JnZWQiOjF9.forged' })).not.toBeNull()
})

/** Fills the line with tries whose passwords are never checked. */
function crowd() {
  const endless = () => new Promise<never>(() => undefined)
  while (!signInTurns.strangers.isFull) void signInTurns.strangers.run(endless)
}
