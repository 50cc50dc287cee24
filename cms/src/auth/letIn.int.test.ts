import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { env } from '@/env'
import { letIn } from './letIn'

test('the operator lets in an administrator who lost everything: once, with a new password, and it is told', async ({
  api,
  payload,
}) => {
  const { email, id, name } = await createUser(payload, { role: 'admin' })
  const signedIn = await api.post('/api/users/login', { email, password: aPassword })
  const headers = { Authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` }
  const begun = await api.post('/api/users/second-factor/begin', { password: aPassword }, headers)
  const { secret } = (await begun.json()) as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await api.post('/api/users/second-factor/confirm', { code }, headers)).status).toBe(200)

  const link = await letIn(payload, ` ${email.toUpperCase()} `)

  expect(link).toMatch(new RegExp(`^${env.SITE_URL}/admin/reset/[0-9a-f]{40}$`))
  const token = link.split('/').at(-1)
  const password = 'a sentence of the one who was let in'
  expect((await api.post('/api/users/reset-password', { token, password })).status).toBe(200)
  expect((await api.post('/api/users/reset-password', { token, password })).ok).toBe(false)
  expect((await api.post('/api/users/login', { email, password })).status).toBe(200)
  const mails = await payload.find({ collection: 'mails', where: { to: { equals: email } }, pagination: false })
  expect(mails.docs.map(({ subject }) => subject)).toContain('The second step of signing in was switched off')
  const where = { documentId: { equals: id }, action: { equals: 'let-in' } }
  const lines = await payload.find({ collection: 'audit-log', where, pagination: false })
  expect(lines.docs.map(({ sentence }) => sentence)).toEqual([
    `The operator made a link for a new password of user “${name}”, and switched the second step off`,
  ])
})

test('nobody is let in by an address without an account, nor a program', async ({ payload }) => {
  const { email } = await createUser(payload, { role: 'service' })

  for (const address of ['nobody@rasikh.example', email])
    await expect(letIn(payload, address)).rejects.toThrow(/^Nobody signs in with .*\. Name the e-mail address/)
})
