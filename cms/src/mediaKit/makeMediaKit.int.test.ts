import { MEDIA_KIT_ARCHIVE } from '@diwan/shared/content'
import type { MediaKitDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { makeMediaKit } from './makeMediaKit'

const archiveOf = async (payload: Payload) =>
  (await payload.find({ collection: 'media', where: { shareOf: { equals: MEDIA_KIT_ARCHIVE } }, pagination: false }))
    .docs

const createText = (payload: Payload, text: string) =>
  payload.create({
    collection: 'media-kit',
    data: {
      title: 'About us',
      slug: `about-${text.length}`,
      kind: 'boilerplate',
      text,
      _status: 'published',
    } as MediaKitDoc,
    locale: 'en',
  })

test('the archive follows what is published, and stays while that stays', async ({ payload }) => {
  await createText(payload, 'Who we are')
  await makeMediaKit(payload)
  const [first, ...others] = await archiveOf(payload)
  expect(others).toEqual([])
  expect(first).toMatchObject({ mimeType: 'application/zip' })

  await makeMediaKit(payload)
  expect((await archiveOf(payload)).map(({ updatedAt }) => updatedAt)).toEqual([first?.updatedAt])

  await createText(payload, 'What we do, in more words')
  await makeMediaKit(payload)
  const [second, ...more] = await archiveOf(payload)
  expect(more).toEqual([])
  expect(second?.id).toBe(first?.id)
  expect(second?.filename).not.toBe(first?.filename)
})
