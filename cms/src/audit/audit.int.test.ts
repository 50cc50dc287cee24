import { expect } from 'vitest'
import { aPassword, createUser } from '../../tests/builders/createUser'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import type { Payload, TypedUser } from 'payload'

const as = (user: object) => ({ user: { ...user, collection: 'users' } as TypedUser, overrideAccess: false })

async function linesOf(payload: Payload, documentId: string) {
  const where = { documentId: { equals: documentId } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', pagination: false })
  return docs
}

test('what an editor does with a blog is told line by line, and autosaves are one line', async ({ payload }) => {
  const editor = await createUser(payload, { name: 'Huda' })
  const { id } = await createBlog(payload, { title: 'Zakat' })
  const change = { collection: 'blogs', id, locale: 'en', ...as(editor) } as const

  await payload.update({ ...change, data: { title: 'Zakat 1' }, draft: true, autosave: true })
  await payload.update({ ...change, data: { title: 'Zakat 2' }, draft: true, autosave: true })
  await payload.update({ ...change, data: { _status: 'published' } })
  await payload.update({ ...change, data: { _status: 'draft' } })
  await payload.update({ ...change, data: { deletedAt: new Date().toISOString() } })
  await payload.update({ ...change, data: { deletedAt: null }, trash: true })
  await payload.delete({ ...change, trash: true })

  const lines = await linesOf(payload, id)
  expect(lines.map(({ action }) => action)).toEqual(['update', 'publish', 'unpublish', 'trash', 'restore', 'delete'])
  expect(lines[1]?.sentence).toBe('Huda published blog “Zakat 2”')
})

test('a line is saved with the change it tells of, or not at all', async ({ payload }) => {
  const editor = await createUser(payload)
  const blog = await createBlog(payload)
  const hooks = payload.collections.blogs.config.hooks.afterChange
  hooks.push(() => {
    throw new Error('The last hook fails')
  })

  const change = payload.update({
    collection: 'blogs',
    id: blog.id,
    data: { title: 'Lost' },
    draft: true,
    ...as(editor),
  })
  await expect(change).rejects.toThrow('The last hook fails')
  hooks.pop()

  expect(await linesOf(payload, blog.id)).toEqual([])
})

test('sign-ins, failed ones and changed roles are told; a mistyped address is not kept', async ({ api, payload }) => {
  const user = await createUser(payload, { name: 'Salem', role: 'recruiter' })
  const admin = await createUser(payload, { role: 'admin', name: 'Root' })
  const login = (email: string, password: string) => api.post('/api/users/login', { email, password })

  await login(user.email, 'wrong password here')
  await login('secret-typed-here@example.com', 'x')
  await login(user.email, aPassword)
  await payload.update({ collection: 'users', id: user.id, data: { role: 'editor' }, ...as(admin) })

  const lines = await linesOf(payload, user.id)
  expect(lines.map(({ action }) => action)).toEqual(['failed-sign-in', 'sign-in', 'role'])
  expect(lines.at(-1)?.sentence).toBe('Root made user “Salem” editor instead of recruiter')
  const all = await payload.find({ collection: 'audit-log', pagination: false })
  expect(JSON.stringify(all.docs)).not.toContain('secret-typed-here')
})

test('nobody rewrites or deletes a line, and only administrators read them', async ({ api, payload }) => {
  const editor = await createUser(payload)
  await createBlog(payload).then(({ id }) =>
    payload.update({ collection: 'blogs', id, data: { title: 'T' }, draft: true, ...as(editor) }),
  )
  const { docs } = await payload.find({ collection: 'audit-log', limit: 1 })
  const id = String(docs[0]?.id)

  await expect(payload.update({ collection: 'audit-log', id, data: { name: 'Nobody' } })).rejects.toThrow('added to')
  await expect(payload.delete({ collection: 'audit-log', id })).rejects.toThrow('added to')
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const headers = await api.as(role)
    expect((await api.fetch(`/api/audit-log/${id}`, { headers, method: 'DELETE' })).status).toBe(403)
    expect((await api.fetch('/api/audit-log', { headers })).status).toBe(role === 'admin' ? 200 : 403)
  }
})

test('a sentence names lists, settings and times as people do', async ({ api, payload }) => {
  const recruiter = await createUser(payload, { name: 'Reem', role: 'recruiter' })
  let second = 0
  const tell = (line: object) => {
    const at = new Date(Date.UTC(2026, 10, 20, 9, 0, second++)).toISOString()
    const data = { name: 'Reem', at, createdAt: at, updatedAt: at, ...line }
    return payload.db.create({ collection: 'audit-log', data })
  }
  await tell({ action: 'update', collection: 'globals', documentId: 'site-settings', title: 'site-settings' })
  await tell({ action: 'update', collection: 'hiring-tasks', documentId: recruiter.id })
  await tell({ action: 'export', collection: 'applicants', documentId: recruiter.id })
  const detail = { action: 'unpublish', at: '2026-11-25T21:30:00.000Z' }
  await tell({ action: 'plan', collection: 'blogs', documentId: recruiter.id, title: 'Zakat', detail })

  const headers = await api.as('admin')
  const answer = await api.fetch('/api/audit-log?where[name][equals]=Reem&sort=at', { headers })
  const { docs } = (await answer.json()) as { docs: { sentence: string }[] }

  expect(docs.map(({ sentence }) => sentence)).toEqual([
    'Reem changed settings “Site settings”',
    'Reem changed a task of the hiring desk',
    'Reem exported everything about an applicant',
    'Reem planned to take off the site blog “Zakat” at 26 Nov 2026, 00:30',
  ])
})
