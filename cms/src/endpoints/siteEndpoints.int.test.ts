import { userAnswerSchema } from '@diwan/shared/contracts/user'
import { expect } from 'vitest'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const signIn = async (api: { post: (path: string, body: unknown) => Promise<Response> }, email: string) =>
  api.post('/api/users/login', { email, password: aPassword })

test('signing in sets an HttpOnly token and a readable cookie with the name alone', async ({ api, payload }) => {
  const user = await createUser(payload, { name: 'نورة Noura' })

  const response = await signIn(api, user.email)

  expect(response.status).toBe(200)
  const cookies = response.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('diwan-token='))).toMatch(/HttpOnly/)
  const readable = cookies.find((cookie) => cookie.startsWith('user='))
  expect(readable).toBe(`user=${encodeURIComponent('نورة Noura')}; Path=/; Max-Age=86400; SameSite=Lax`)
})

test('the person is told by bearer token and by cookie, and nobody without either', async ({ api, payload }) => {
  const user = await createUser(payload)
  const { token } = (await (await signIn(api, user.email)).json()) as { token: string }

  const byBearer = await api.fetch('/api/user', { headers: { Authorization: `Bearer ${token}` } })
  const byCookie = await api.fetch('/api/user', {
    headers: { Cookie: `diwan-token=${token}`, Origin: 'http://localhost:3118' },
  })
  const byNothing = await api.fetch('/api/user')
  const byForgery = await api.fetch('/api/user', { headers: { Authorization: `Bearer ${token}x` } })

  const answer = { success: true, user: { id: user.id, name: user.name, email: user.email, role: 'editor' } }
  expect(userAnswerSchema.parse(await byBearer.json())).toEqual(answer)
  expect(await byCookie.json()).toEqual(answer)
  for (const refused of [byNothing, byForgery]) {
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ success: false, message: 'Sign in first.' })
  }
})

test('signing out clears both cookies', async ({ api, payload }) => {
  const user = await createUser(payload)
  const { token } = (await (await signIn(api, user.email)).json()) as { token: string }

  const response = await api.post('/api/users/logout', {}, { Authorization: `Bearer ${token}` })

  const cookies = response.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('diwan-token=;'))).toBeDefined()
  expect(cookies.find((cookie) => cookie.startsWith('user=;'))).toMatch(/Max-Age=0/)
})

test('the process is ready while database, disk and jobs are', async ({ api, payload }) => {
  expect((await api.fetch('/api/health')).status).toBe(200)
  expect((await api.fetch('/api/ready')).status).toBe(200)

  const longAgo = new Date(Date.now() - 3_600_000).toISOString()
  const job = await payload.jobs.queue({ task: 'sendMail', input: { mail: 'x' }, waitUntil: new Date(longAgo) })
  await payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data: { createdAt: longAgo } })

  const response = await api.fetch('/api/ready')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ success: false, checks: { jobs: { ok: false, overdue: 1 } } })
})
