import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createUser } from '../../../tests/builders/createUser'
import { test } from '../../../tests/test'
import { countTranslationGaps } from './countMissing'

test('pictures that are described in one language only are among what is to be translated, other files are not', async ({
  payload,
}) => {
  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\n%%EOF')
  const upload = (data: object, bytes: Buffer, name: string, mimetype: string) =>
    payload.create({
      collection: 'media',
      data,
      locale: 'en',
      file: { name, data: bytes, mimetype, size: bytes.length },
    })
  const picture = await upload({ alt: 'A blue field' }, png, 'field.png', 'image/png')
  await upload({}, pdf, 'guide.pdf', 'application/pdf')
  await upload({ alt: 'Words of an entry', shareOf: 'blogs-1' }, png, 'share.png', 'image/png')
  expect(await countTranslationGaps(req, ['media'])).toBe(1)

  await payload.update({ collection: 'media', id: picture.id, data: { alt: 'حقل أزرق' }, locale: 'ar' })

  expect(await countTranslationGaps(req, ['media'])).toBe(0)
})
