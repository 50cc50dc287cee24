import { staffPageSchema } from '@diwan/shared/contracts/staffPage'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const askPage = (api: Api, path: string, headers: Record<string, string>) =>
  api.fetch(`/api/publishing/page?${new URLSearchParams({ path })}`, { headers })
const pageAt = async (api: Api, path: string, headers: Record<string, string>) =>
  staffPageSchema.parse(await (await askPage(api, path, headers)).json()).page

test('an editor is offered the form and the preview of the page, in its language', async ({ api, payload }) => {
  const { id, slug } = await createBlog(payload, { _status: 'published' })
  const editor = await api.as('editor')

  const page = await pageAt(api, `/ar/blog/${slug}`, editor)

  expect(page?.edit).toBe(`/admin/collections/blogs/${id}?locale=ar`)
  expect(page?.preview).toContain(`id=${id}`)
})

test('the state says whether visitors see the newest words', async ({ api, payload }) => {
  const { id, slug } = await createBlog(payload, { _status: 'published' })
  const editor = await api.as('editor')
  const settle = (state: 'live' | 'failed') =>
    payload.update({ collection: 'outbox', where: { documentId: { equals: id } }, data: { state } })

  expect((await pageAt(api, `/blog/${slug}`, editor))?.state).toBe('waiting')
  await settle('failed')
  expect((await pageAt(api, `/blog/${slug}`, editor))?.state).toBe('failed')
  await settle('live')
  expect((await pageAt(api, `/blog/${slug}`, editor))?.state).toBe('live')
  await payload.update({ collection: 'blogs', id, data: { title: 'Newer words', _status: 'draft' }, draft: true })
  expect((await pageAt(api, `/blog/${slug}`, editor))?.state).toBe('draft')
})

test('a page without a document, and visitors, get nothing', async ({ api }) => {
  const editor = await api.as('editor')

  expect(await pageAt(api, '/blog/unknown', editor)).toBeNull()
  expect((await askPage(api, 'about', editor)).status).toBe(422)
  expect((await askPage(api, '/about-us', {})).status).toBe(401)
})
