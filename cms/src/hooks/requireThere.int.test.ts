import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const GONE = 'f'.repeat(24)
const json = { 'Content-Type': 'application/json' }
const message = expect.stringMatching(/not there/)

test('a choice of a document that is not there, or is of another kind, is refused with its field', async ({
  api,
  payload,
}) => {
  const headers = { ...json, ...(await api.as('editor')) }
  const { id } = await createBlog(payload)
  const choices: [data: object, paths: string[]][] = [
    [{ cover: GONE }, ['cover']],
    [{ author: id }, ['author']],
    [{ seo: { image: GONE }, relatedServices: [GONE, id] }, ['relatedServices', 'seo.image']],
  ]
  for (const [data, paths] of choices)
    for (const query of ['', '?draft=true']) {
      const answer = await api.fetch(`/api/blogs/${id}${query}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(data),
      })

      expect([answer.status, await answer.json()], `${query} ${paths}`).toMatchObject([
        400,
        { errors: [{ data: { errors: paths.map((path) => ({ path, message })) } }] },
      ])
    }
})

test('rows, blocks and globals are looked into', async ({ api }) => {
  const headers = await api.as('admin')
  const pathsOf = async (path: string, data: object) => {
    const answer = await api.post(`/api/${path}`, data, headers)
    const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string }[] } }[] }
    return [answer.status, ...(errors[0]?.data.errors ?? []).map((each) => each.path)]
  }

  expect(await pathsOf('pages?draft=true', { title: 'A', layout: [{ blockType: 'hero', image: GONE }] })).toEqual([
    400,
    'layout.0.image',
  ])
  expect(await pathsOf('globals/site-settings?draft=true', { logo: GONE })).toEqual([400, 'logo'])
  expect(await pathsOf('globals/hiring-desk', { stageActions: [{ stage: 'new', template: GONE }] })).toEqual([
    400,
    'stageActions.0.template',
  ])
})

test('what is in the trash can be chosen, and what was chosen before stays', async ({ api, payload }) => {
  const headers = { ...json, ...(await api.as('editor')) }
  const trashed = await createCategory(payload)
  await payload.update({ collection: 'categories', id: trashed.id, data: { deletedAt: '2026-01-31T09:00:00Z' } })
  const { categories, id } = await createBlog(payload)
  const body = JSON.stringify({ categories: [...categories, trashed.id] })

  const answer = await api.fetch(`/api/blogs/${id}?draft=true`, { method: 'PATCH', headers, body })

  expect(answer.status).toBe(200)
})
