import { shareName } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { makeShareImages } from './makeShareImages'

const imagesOf = async (payload: Payload, id: string) => {
  const names = (['en', 'ar'] as const).map((locale) => shareName('blogs', id, locale))
  const { docs } = await payload.find({ collection: 'media', where: { shareOf: { in: names } }, pagination: false })
  return docs
}

test('an entry gets one image for each language it is published in, and keeps it while its words stay', async ({
  payload,
}) => {
  const blog = await createBlog(payload)
  await makeShareImages(payload, 'blogs', blog.id)
  const [image, ...others] = await imagesOf(payload, blog.id)
  expect(others).toEqual([])
  expect(image).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg', alt: blog.title })

  await makeShareImages(payload, 'blogs', blog.id)
  expect((await imagesOf(payload, blog.id)).map(({ updatedAt }) => updatedAt)).toEqual([image?.updatedAt])

  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Another title', _status: 'published' } })
  await makeShareImages(payload, 'blogs', blog.id)
  const [changed, ...more] = await imagesOf(payload, blog.id)
  expect(more).toEqual([])
  expect(changed).toMatchObject({ alt: 'Another title' })
  expect(changed?.filename).not.toBe(image?.filename)
})

test('entries with the same title have an image each', async ({ payload }) => {
  const blogs = [await createBlog(payload, { title: 'Same words' }), await createBlog(payload, { title: 'Same words' })]
  for (const { id } of blogs) await makeShareImages(payload, 'blogs', id)

  const images = await Promise.all(blogs.map(({ id }) => imagesOf(payload, id)))
  expect(images.map(({ length }) => length)).toEqual([1, 1])
})

test('an entry that is published several times at once gets one image', async ({ payload }) => {
  const blog = await createBlog(payload, { title: 'Quickly published' })
  await Promise.all([1, 2, 3].map(() => makeShareImages(payload, 'blogs', blog.id)))

  expect(await imagesOf(payload, blog.id)).toHaveLength(1)
})

const retitle = async (payload: Payload, id: string, title: string) => {
  await payload.update({ collection: 'blogs', id, data: { title, _status: 'published' } })
  await makeShareImages(payload, 'blogs', id)
}

test('an earlier image’s file is there until the publisher has nothing more to do for the entry’s images', async ({
  api,
  payload,
}) => {
  const blog = await createBlog(payload, { title: 'First title' })
  await makeShareImages(payload, 'blogs', blog.id)
  const first = (await imagesOf(payload, blog.id))[0]?.filename
  const headers = await api.as('admin')
  const status = async () => (await api.fetch(`/api/media/file/${first}`, { headers })).status

  await retitle(payload, blog.id, 'Second title')
  await retitle(payload, blog.id, 'Third title')
  expect(await status()).toBe(200)

  await payload.db.updateMany({ collection: 'outbox', where: {}, data: { state: 'live' }, returning: false })
  await makeShareImages(payload, 'blogs', blog.id)
  expect(await status()).toBe(404)
  expect(await imagesOf(payload, blog.id)).toMatchObject([{ alt: 'Third title' }])
})

test('words that return bring back their image', async ({ payload }) => {
  const blog = await createBlog(payload, { title: 'There' })
  await makeShareImages(payload, 'blogs', blog.id)
  const [first] = await imagesOf(payload, blog.id)

  await retitle(payload, blog.id, 'Elsewhere')
  await retitle(payload, blog.id, 'There')

  expect(await imagesOf(payload, blog.id)).toMatchObject([{ id: first?.id, alt: 'There' }])
})

test('a draft has none', async ({ payload }) => {
  const blog = await createBlog(payload, { _status: 'draft' })
  await makeShareImages(payload, 'blogs', blog.id)
  expect(await imagesOf(payload, blog.id)).toEqual([])
})
