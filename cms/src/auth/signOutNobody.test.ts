import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { noteReadFaults } from '@/database/readFaults'
import { signOutNobody } from './signOutNobody'

const config = Promise.resolve({ i18n: { fallbackLanguage: 'en', supportedLanguages: { en: {}, ar: {} } } })
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' })

/** A call that takes whoever cannot be looked up for a guest, as Payload does. */
function aCall(read: () => Promise<unknown>) {
  const database = noteReadFaults({ find: read, findOne: read } as never as Parameters<typeof noteReadFaults>[0])
  const call = async () => {
    const user = await database.findOne({ collection: 'users' }).catch(() => null)
    return Response.json({ message: 'Sign in first.' }, { status: user ? 200 : 401 })
  }
  const watched = signOutNobody(config as unknown as Promise<SanitizedConfig>, call, async () => database)
  return (headers = {}) => watched(new Request('http://cms/api/user', { headers }), null)
}

test('nobody is asked to sign in because the database is away, and is told so in their language', async () => {
  const ask = aCall(() => Promise.reject(away()))

  const answer = await ask({ Cookie: 'diwan-lng=ar', 'Accept-Language': 'ar' })

  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ success: false, message: expect.stringContaining('قاعدة البيانات') })
})

test('who is not known is asked to sign in, also soon after the database was away', async () => {
  let isAway = true
  const ask = aCall(() => (isAway ? Promise.reject(away()) : Promise.resolve(null)))
  await ask()
  isAway = false

  expect((await ask()).status).toBe(401)
  expect((await aCall(() => Promise.reject(new Error('no such field')))()).status).toBe(401)
  expect((await aCall(() => Promise.resolve({ id: '1' }))()).status).toBe(200)
})
