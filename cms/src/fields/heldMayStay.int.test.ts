import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

test('an entry can be published whose category is in the trash, and no other such category be chosen', async ({
  payload,
}) => {
  const trash = (id: string) =>
    payload.update({ collection: 'categories', id, data: { deletedAt: new Date().toISOString() } })
  const [held, kept, other] = [
    await createCategory(payload),
    await createCategory(payload),
    await createCategory(payload),
  ]
  const { id } = await createBlog(payload, { categories: [held.id, kept.id] })
  await trash(held.id)
  await trash(other.id)
  const publish = (data: object) =>
    payload.update({ collection: 'blogs', id, data: { ...data, _status: 'published' }, depth: 0 })
  const isRefused = { data: { errors: [expect.objectContaining({ path: 'categories' })] } }

  expect((await publish({ excerpt: 'Corrected.' })).excerpt).toBe('Corrected.')
  expect((await publish({ categories: [kept.id, held.id] })).categories).toEqual([kept.id, held.id])
  await expect(publish({ categories: [kept.id, other.id] })).rejects.toMatchObject(isRefused)
  await expect(publish({ categories: [] })).rejects.toMatchObject(isRefused)
  expect((await publish({ categories: [kept.id] })).categories).toEqual([kept.id])
})

test('a category of another kind is not chosen, and one that becomes another kind stays', async ({ payload }) => {
  const category = await createCategory(payload)
  const { id } = await createBlog(payload, { categories: [category.id] })
  await payload.update({ collection: 'categories', id: category.id, data: { kind: 'news' } })

  const { excerpt } = await payload.update({ collection: 'blogs', id, data: { excerpt: 'Still published.' } })

  expect(excerpt).toBe('Still published.')
  await expect(createBlog(payload, { categories: [category.id] })).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: 'categories' })] },
  })
})

test('an entry without a category is kept as a draft, and published once it has one', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const { title, excerpt, body } = await createBlog(payload)
  const words = { title, excerpt, body }
  const made = await api.post('/api/blogs?draft=true', { ...words, _status: 'draft' }, headers)
  expect(made.status).toBe(201)
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const change = (data: object, query = '') =>
    api.fetch(`/api/blogs/${id}?depth=0${query}`, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
  const isRefused = { errors: [{ data: { errors: [expect.objectContaining({ path: 'categories' })] } }] }

  for (const none of [{}, { categories: null }, { categories: [] }]) {
    const created = await api.post('/api/blogs', { ...words, ...none, _status: 'published' }, headers)
    expect([created.status, await created.json()]).toMatchObject([400, isRefused])
    const published = await change({ ...none, _status: 'published' })
    expect([published.status, await published.json()]).toMatchObject([400, isRefused])
  }
  expect((await change({ excerpt: 'Still an idea.' }, '&draft=true')).status).toBe(200)
  const categories = [(await createCategory(payload)).id]
  expect((await change({ categories, _status: 'published' })).status).toBe(200)
})
