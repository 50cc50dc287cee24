import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

test('a query for everything is answered in pages, and says that there is more to come', async ({ api }) => {
  const headers = await api.as('editor')
  const limitOf = async (query: string) => {
    const { limit } = (await (await api.fetch(`/api/blogs?${query}`, { headers })).json()) as { limit: number }
    return limit
  }

  expect(await limitOf('limit=0')).toBe(500)
  expect(await limitOf('pagination=false')).toBe(500)
  expect(await limitOf('limit=100000')).toBe(500)
  expect(await limitOf('limit=20')).toBe(20)
  expect(await limitOf('')).toBe(10)
})

test('our own code reads whole collections', async ({ payload }) => {
  const { limit, totalDocs } = await payload.find({ collection: 'outbox', limit: 0, pagination: false })

  expect([limit, totalDocs]).toEqual([0, 0])
})

test('a condition on a field of several languages needs no language', async ({ api }) => {
  const headers = await api.as('editor')
  const answer = await api.fetch('/api/blogs?where[title][contains]=x', { headers })
  expect(answer.status).toBe(200)
})

test('a count by a field of several languages is about the default language, as a list is', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  await createBlog(payload, { title: 'Counted in English' })
  const answer = await api.fetch('/api/blogs/count?where[title][equals]=Counted%20in%20English', { headers })
  expect(await answer.json()).toEqual({ totalDocs: 1 })
})

test('an order by a field of several languages needs no language', async ({ api }) => {
  const headers = await api.as('recruiter')
  const answer = await api.fetch('/api/rejection-reasons?sort=title', { headers })
  expect(answer.status).toBe(200)
})

test('relations are followed two steps, however deep a call asks: services name industries, which name services', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  let { id } = await createCategory(payload)
  const first = id
  for (const _ of ['second', 'third', 'fourth']) ({ id } = await createCategory(payload, { parent: id }))

  const answer = await api.fetch(`/api/categories/${id}?depth=9&locale=en`, { headers })
  expect(await answer.json()).toMatchObject({ parent: { parent: { parent: first } } })
})
