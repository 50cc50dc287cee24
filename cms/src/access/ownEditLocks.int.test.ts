import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const LOCKS = 'payload-locked-documents'

/** Somebody signed in, and the name a lock knows them by. */
async function signedIn(payload: Payload, role: 'editor' | 'recruiter' | 'service' = 'editor') {
  const { email, id } = await createUser(payload, { role })
  const { token } = await payload.login({ collection: 'users', data: { email, password: aPassword } })
  return {
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    id,
    user: { relationTo: 'users' as const, value: id },
  }
}

/** A lock as Payload makes it when somebody begins to change something. */
async function aLock(payload: Payload, user: { relationTo: 'users'; value: string }) {
  const { id: value } = await createBlog(payload)
  const document = { relationTo: 'blogs' as const, value }
  const { id } = await payload.db.create({ collection: LOCKS, data: { document, user } })
  return { document, id: String(id) }
}

const holderOf = async (payload: Payload, id: string) =>
  (await payload.find({ collection: LOCKS, depth: 0, where: { id: { equals: id } } })).docs[0]?.user.value

const change = (api: Api, id: string, headers: Record<string, string>, body: unknown = {}) =>
  api.fetch(`/api/${LOCKS}/${id}`, { method: 'PATCH', headers, body: JSON.stringify(body) })

test('nobody locks a document through the API, in whosever name', async ({ api, payload }) => {
  const [editor, colleague] = [await signedIn(payload), await signedIn(payload)]
  const { document } = await aLock(payload, colleague.user)

  for (const { user } of [editor, colleague]) {
    expect((await api.post(`/api/${LOCKS}`, { document, user }, editor.headers)).status).toBe(403)
  }
})

test('a lock is taken over in one’s own name only, and stays on its document', async ({ api, payload }) => {
  const [editor, colleague, third] = [await signedIn(payload), await signedIn(payload), await signedIn(payload)]
  const { document, id } = await aLock(payload, colleague.user)
  const { document: other } = await aLock(payload, colleague.user)

  const answer = await change(api, id, editor.headers, { document: other, user: third.user })

  expect(answer.status).toBe(200)
  const lock = await payload.findByID({ collection: LOCKS, id, depth: 0 })
  expect([lock.user.value, lock.document]).toEqual([editor.id, document])
})

test('a lock of a global stays on its global', async ({ api, payload }) => {
  const editor = await signedIn(payload)
  const data = { globalSlug: 'navigation', user: editor.user }
  const id = String((await payload.db.create({ collection: LOCKS, data })).id)

  const answer = await change(api, id, editor.headers, { globalSlug: 'footer' })

  expect(answer.status).toBe(200)
  expect(await payload.findByID({ collection: LOCKS, id, depth: 0 })).toMatchObject({ globalSlug: 'navigation' })
})

test('a lock is taken over by those who may change what it locks', async ({ api, payload }) => {
  const [editor, recruiter] = [await signedIn(payload), await signedIn(payload, 'recruiter')]
  const { id } = await aLock(payload, editor.user)
  const data = { globalSlug: 'navigation', user: editor.user }
  const onGlobal = String((await payload.db.create({ collection: LOCKS, data })).id)

  for (const lock of [id, onGlobal]) {
    expect((await change(api, lock, recruiter.headers)).status).toBe(403)
    expect(await holderOf(payload, lock)).toBe(editor.id)
    expect((await change(api, lock, editor.headers)).status).toBe(200)
  }
})

test('a lock is removed by whoever holds it', async ({ api, payload }) => {
  const [editor, colleague] = [await signedIn(payload), await signedIn(payload)]
  const { id } = await aLock(payload, colleague.user)
  const remove = (headers: Record<string, string>) => api.fetch(`/api/${LOCKS}/${id}`, { method: 'DELETE', headers })

  expect((await remove(editor.headers)).status).toBe(403)
  expect(await holderOf(payload, id)).toBe(colleague.id)
  expect((await remove(colleague.headers)).status).toBe(200)
  expect(await holderOf(payload, id)).toBeUndefined()
})
