import { MEDIA_KIT_ARCHIVE } from '@diwan/shared/content'
import type { MediaDoc, MediaKitDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, vi } from 'vitest'
import { test } from '../../tests/test'
import { mediaFiles } from '@/files/store/stores'
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
  expect(second?.filename).not.toBe(first?.filename)
})

test('whoever was told of an archive can read all of it, until the publisher has the newer one', async ({
  payload,
}) => {
  const settle = () =>
    payload.db.updateMany({ collection: 'outbox', where: {}, data: { state: 'live' }, returning: false })
  const read = async (document: MediaDoc | undefined) => mediaFiles().read(String(document?.filename))
  await createText(payload, 'First')
  await makeMediaKit(payload)
  const [first] = await archiveOf(payload)
  const bytes = await read(first)

  await createText(payload, 'Another one')
  await makeMediaKit(payload)
  const [second] = await archiveOf(payload)
  expect(await read(first)).toEqual(bytes)
  expect(await read(second)).toBeDefined()

  await settle()
  await makeMediaKit(payload)
  expect(await read(first)).toBeUndefined()
  expect(await read(second)).toBeDefined()
})

test('a kit that is published several times at once has one archive, of what was published last', async ({
  payload,
}) => {
  await createText(payload, 'One')
  const made = [makeMediaKit(payload)]
  await createText(payload, 'And two')
  made.push(makeMediaKit(payload), makeMediaKit(payload))
  await Promise.all(made)

  const [archive, ...others] = await archiveOf(payload)
  expect(others).toEqual([])
  const packed = unzipSync(new Uint8Array((await mediaFiles().read(String(archive?.filename))) ?? []))
  expect(Object.values(packed).map((text) => new TextDecoder().decode(text))).toEqual(
    expect.arrayContaining(['One\n', 'And two\n']),
  )
})

test('a newer archive that cannot be written down leaves the one before as it was', async ({ payload }) => {
  await createText(payload, 'Before')
  await makeMediaKit(payload)
  const [before] = await archiveOf(payload)
  const bytes = await mediaFiles().read(String(before?.filename))
  await createText(payload, 'Something afterwards')
  const broken = vi.spyOn(payload.db, 'create').mockRejectedValue(new Error('The disk is full.'))
  onTestFinished(() => broken.mockRestore())

  await expect(makeMediaKit(payload)).rejects.toThrow()

  expect((await archiveOf(payload)).map(({ filename }) => filename)).toEqual([before?.filename])
  expect(await mediaFiles().read(String(before?.filename))).toEqual(bytes)
})

test('the archive goes with the last piece of the kit', async ({ payload }) => {
  await createText(payload, 'The last piece that there is')
  await makeMediaKit(payload)
  expect(await archiveOf(payload)).toHaveLength(1)

  await payload.update({ collection: 'media-kit', where: { id: { exists: true } }, data: { _status: 'draft' } })
  await makeMediaKit(payload)

  expect(await archiveOf(payload)).toEqual([])
})
