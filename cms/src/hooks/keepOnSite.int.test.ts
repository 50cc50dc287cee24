import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

async function change(api: Api, id: string, data: object, query = ''): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const init = { method: 'PATCH', headers, body: JSON.stringify(data) }
  return (await api.fetch(`/api/blogs/${id}?locale=en${query}`, init)).status
}

const liveOf = (payload: Payload, id: string) => payload.findByID({ collection: 'blogs', id, locale: 'en' })
const newestOf = (payload: Payload, id: string) =>
  payload.findByID({ collection: 'blogs', id, locale: 'en', draft: true })

test('a change that says nothing of the state joins the draft, and the document stays on the site as it was', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'On the site', showInMenu: false })
  await payload.update({ collection: 'blogs', id, data: { title: 'Begun anew' }, locale: 'en', draft: true })

  expect(await change(api, id, { showInMenu: true })).toBe(200)

  expect(await liveOf(payload, id)).toMatchObject({ _status: 'published', title: 'On the site', showInMenu: false })
  expect(await newestOf(payload, id)).toMatchObject({ _status: 'draft', title: 'Begun anew', showInMenu: true })
})

test('without such a draft it is live at once, and what is off the site stays a draft', async ({ api, payload }) => {
  const [live, off] = [await createBlog(payload), await createBlog(payload, { _status: 'draft' })]

  for (const { id } of [live, off]) await change(api, id, { title: 'Changed' })

  expect(await liveOf(payload, live.id)).toMatchObject({ _status: 'published', title: 'Changed' })
  expect(await liveOf(payload, off.id)).toMatchObject({ _status: 'draft', title: 'Changed' })
})

test('a change that publishes or takes off does so', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { title: 'On the site' })
  await payload.update({ collection: 'blogs', id, data: { title: 'Begun anew' }, locale: 'en', draft: true })

  await change(api, id, { _status: 'published' })
  expect(await liveOf(payload, id)).toMatchObject({ _status: 'published', title: 'Begun anew' })

  await change(api, id, { _status: 'draft' })
  expect(await liveOf(payload, id)).toMatchObject({ _status: 'draft' })
})

test.for(['', '&draft=false'])(
  'what is taken off goes off, whatever has been begun anew (%s)',
  async (query, { api, payload }) => {
    const { id } = await createBlog(payload, { title: 'On the site' })
    await payload.update({ collection: 'blogs', id, data: { title: 'Begun anew' }, locale: 'en', draft: true })

    expect(await change(api, id, { _status: 'draft' }, query)).toBe(200)

    expect(await liveOf(payload, id)).toMatchObject({ _status: 'draft' })
    expect(await newestOf(payload, id)).toMatchObject({ _status: 'draft', title: 'Begun anew' })
  },
)
