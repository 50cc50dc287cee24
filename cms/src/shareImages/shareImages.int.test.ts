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
  expect(changed).toMatchObject({ id: image?.id, alt: 'Another title' })
  expect(changed?.filename).not.toBe(image?.filename)
})

test('a draft has none', async ({ payload }) => {
  const blog = await createBlog(payload, { _status: 'draft' })
  await makeShareImages(payload, 'blogs', blog.id)
  expect(await imagesOf(payload, blog.id)).toEqual([])
})
