import { accountMessages } from '@diwan/shared/messages/account'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

interface Listed {
  sessions: { id: string; openedAt: string; usedAt: string | null; isCurrent: boolean }[]
}

async function signIn(api: Api, email: string) {
  const answer = await api.post('/api/users/login', { email, password: aPassword })
  const { token } = (await answer.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}` }
  return {
    list: () => api.fetch('/api/users/sessions', { headers }),
    end: (wish: object) => api.post('/api/users/sessions/end', wish, headers),
    isIn: async () => (await api.fetch('/api/user', { headers })).status === 200,
  }
}
const read = async (answer: Response) => ((await answer.json()) as Listed).sessions

test('a person sees where they are signed in, and ends one session or all others with their password', async ({
  api,
  payload,
}) => {
  const { email } = await createUser(payload)
  const [first, second, third] = [await signIn(api, email), await signIn(api, email), await signIn(api, email)]

  const listed = await first.list()
  expect(listed.headers.get('Cache-Control')).toBe('no-store')
  const sessions = await read(listed)
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
  expect(Date.parse(sessions[2]!.openedAt)).toBeLessThanOrEqual(Date.parse(sessions[0]!.openedAt))
  expect(sessions[2]!.usedAt).not.toBeNull()

  const { id } = sessions[0]!
  for (const password of [undefined, '', 'a guess of somebody']) {
    const refused = await first.end({ id, password })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ message: accountMessages.en.passwordWrong }] },
    ])
  }
  expect(await third.isIn()).toBe(true)

  expect(await read(await first.end({ id, password: aPassword }))).toHaveLength(2)
  expect([await first.isIn(), await second.isIn(), await third.isIn()]).toEqual([true, true, false])
  // It is over already: nothing is left to do, and nothing else ends.
  expect(await read(await first.end({ id, password: aPassword }))).toHaveLength(2)

  expect(await read(await first.end({ password: aPassword }))).toMatchObject([{ isCurrent: true }])
  expect([await first.isIn(), await second.isIn()]).toEqual([true, false])
})

test('nobody ends the sessions of others, and strangers and programs are told nothing of them', async ({
  api,
  payload,
}) => {
  const [one, other] = [await createUser(payload), await createUser(payload)]
  const mine = await signIn(api, one.email)
  const theirs = await signIn(api, other.email)
  const [{ id } = { id: '' }] = await read(await theirs.list())

  await mine.end({ id, password: aPassword })
  for (const odd of [{ not_equals: '' }, [id], null, 0, ''])
    expect((await mine.end({ id: odd, password: aPassword })).status).toBe(200)
  expect([await mine.isIn(), await theirs.isIn()]).toEqual([true, true])
  expect((await api.fetch('/api/users/sessions')).status).toBe(401)
  expect((await api.fetch('/api/users/sessions', { headers: await api.as('service') })).status).toBe(403)
})
