import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

/** Two published blogs, of which the first has a newer draft. */
async function aDraftAmongTwo(payload: Payload): Promise<[string, string]> {
  const [first, second] = [await createBlog(payload), await createBlog(payload)]
  await payload.update({
    collection: 'blogs',
    id: first.id,
    data: { title: 'Second thoughts', slug: `second-${first.id}`, _status: 'draft' },
    draft: true,
  })
  return [first.id, second.id]
}

async function changeBoth(api: Api, ids: string[], change: object): Promise<void> {
  const chosen = ids.map((id, nth) => `where[id][in][${nth}]=${id}`).join('&')
  const response = await api.fetch(`/api/blogs?${chosen}&locale=en&depth=0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...(await api.as('editor')) },
    body: JSON.stringify(change),
  })
  expect(response.status, await response.text()).toBe(200)
}

test('taking several documents off leaves a newer draft as it is', async ({ api, payload }) => {
  const [first, second] = await aDraftAmongTwo(payload)

  await changeBoth(api, [first, second], { _status: 'draft' })

  const draft = { collection: 'blogs', draft: true, locale: 'en' } as const
  expect(await payload.findByID({ ...draft, id: first })).toMatchObject({
    title: 'Second thoughts',
    slug: `second-${first}`,
    _status: 'draft',
  })
  expect(await payload.findByID({ ...draft, id: second })).toMatchObject({ title: 'Zakat basics', _status: 'draft' })
})

test('publishing several documents publishes a newer draft, as publishing one does', async ({ api, payload }) => {
  const [first, second] = await aDraftAmongTwo(payload)

  await changeBoth(api, [first, second], { _status: 'published' })

  expect(await payload.findByID({ collection: 'blogs', id: first, locale: 'en' })).toMatchObject({
    title: 'Second thoughts',
    slug: `second-${first}`,
    _status: 'published',
  })
  expect(await payload.findByID({ collection: 'blogs', id: second, locale: 'en' })).toMatchObject({
    title: 'Zakat basics',
    _status: 'published',
  })
})
