import { accountMessages } from '@diwan/shared/messages/account'
import { MAX_TRIES_PER_ADDRESS_AND_ACCOUNT } from '@diwan/shared/spec/security'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const words = accountMessages.en
const fresh = 'another long sentence here'

const signIn = (api: Api, email: string, password = aPassword) => api.post('/api/users/login', { email, password })

async function ownCalls(api: Api, { email, id }: { email: string; id: string }) {
  const { token } = (await (await signIn(api, email)).json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return (data: object) =>
    api.fetch(`/api/users/${id}?depth=0`, { method: 'PATCH', headers, body: JSON.stringify(data) })
}

interface Change {
  email?: string
  password?: string
}

test.for<[string, Change]>([
  ['a new password', { password: fresh }],
  ['another address', { email: 'elsewhere@rasikh.example' }],
])('%s of one’s own account takes the current password', async ([, change], { api, payload }) => {
  const user = await createUser(payload)
  const save = await ownCalls(api, user)

  for (const [given, message] of [
    [undefined, words.passwordNeeded],
    ['', words.passwordNeeded],
    [' ', words.passwordNeeded],
    [`${aPassword} `, words.passwordWrong],
    [fresh, words.passwordWrong],
  ] as const) {
    const answer = await save({ ...change, currentPassword: given })
    expect([answer.status, await answer.json()], String(given)).toMatchObject([
      400,
      { errors: [{ message, data: { errors: [{ path: 'currentPassword', message }] } }] },
    ])
  }
  expect((await signIn(api, user.email)).status).toBe(200)

  const saved = await save({ ...change, currentPassword: aPassword })
  expect(saved.status).toBe(200)
  expect(JSON.stringify(await saved.json())).not.toContain('currentPassword')
  const { email = user.email, password = aPassword } = change
  expect((await signIn(api, email, password)).status).toBe(200)
})

test('nothing else of an account asks for its password, nor does the same address written otherwise', async ({
  api,
  payload,
}) => {
  const user = await createUser(payload)
  const save = await ownCalls(api, user)
  expect((await save({ name: 'Noura A.' })).status).toBe(200)
  expect((await save({ name: 'Noura B.', email: user.email.toUpperCase() })).status).toBe(200)
})

test('an administrator gives a colleague a new password without the old one', async ({ api, payload }) => {
  const { email, id } = await createUser(payload)
  const headers = { 'Content-Type': 'application/json', ...(await api.as('admin')) }
  const answer = await api.fetch(`/api/users/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ password: fresh }),
  })
  expect(answer.status).toBe(200)
  expect((await signIn(api, email, fresh)).status).toBe(200)
})

test('whoever has a browser that was left open guesses as often as a stranger', async ({ api, payload }) => {
  const user = await createUser(payload)
  const save = await ownCalls(api, user)
  const guess = () => save({ password: fresh, currentPassword: 'a guess of somebody' })
  for (let time = 0; time < MAX_TRIES_PER_ADDRESS_AND_ACCOUNT; time++) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})
