import { randomUUID } from 'node:crypto'
import { accountMessages } from '@diwan/shared/messages/account'
import { expect } from 'vitest'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { mailsTo } from '../../tests/mailsTo'
import { test } from '../../tests/test'

const words = accountMessages.en.mail

test('the owner of an account is told of a new key to it, which opens it without a password and a second step', async ({
  api,
  payload,
}) => {
  const user = await createUser(payload, { role: 'admin' })
  const { token } = await payload.login({ collection: 'users', data: { email: user.email, password: aPassword } })
  const save = async (data: object) => {
    const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
    const init = { method: 'PATCH', headers, body: JSON.stringify(data) }
    expect((await api.fetch(`/api/users/${user.id}?depth=0`, init)).status).toBe(200)
    return (await mailsTo(payload, user.email)).filter(({ subject }) => subject === words.changed.apiKey)
  }
  const aKey = () => ({ enableAPIKey: true, apiKey: randomUUID() })

  const [letter, ...others] = await save(aKey())
  expect(others).toEqual([])
  expect(letter?.text).toContain(words.notYourKey)
  expect(await save({ name: 'Noura A.' })).toHaveLength(1)
  expect(await save(aKey())).toHaveLength(2)
  expect(await save({ enableAPIKey: false, apiKey: null })).toHaveLength(2)
})

test('nobody is told of the key of a program', async ({ payload }) => {
  const { email, id } = await createUser(payload, { role: 'service', apiKey: randomUUID() })

  await payload.update({ collection: 'users', id, data: { apiKey: randomUUID() } })

  expect(await mailsTo(payload, email)).toEqual([])
})
