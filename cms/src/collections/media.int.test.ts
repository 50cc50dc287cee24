import { filesMessages } from '@diwan/shared/messages/files'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from '../../tests/test'

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer()

async function upload(payload: Payload, width: number, height: number, data: { alt?: string }) {
  const bytes = await aPicture(width, height)
  const file = { name: 'picture.png', data: bytes, mimetype: 'image/png', size: bytes.length }
  return payload.create({ collection: 'media', data, file })
}

test('a picture needs a description for people who cannot see it', async ({ payload }) => {
  await expect(upload(payload, 40, 30, {})).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } })
  await expect(upload(payload, 40, 30, { alt: '  ' })).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } })
  await expect(upload(payload, 40, 30, { alt: 'A blue field' })).resolves.toMatchObject({ alt: 'A blue field' })
})

test('a document needs no description', async ({ payload }) => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\n%%EOF')
  const media = await payload.create({
    collection: 'media',
    data: {},
    file: { name: 'guide.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length },
  })

  expect(media.mimeType).toBe('application/pdf')
})

test('a file that is refused is named with the reason, in the words of whoever sends it', async ({ api }) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'وصف' }))
  form.set('file', new File(['no picture'], 'صورة.png', { type: 'image/png' }))
  const headers = { ...(await api.as('editor')), 'Accept-Language': 'ar' }

  const answer = await api.fetch('/api/media?locale=ar', { method: 'POST', headers, body: form })

  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toBe(`صورة.png – ${filesMessages.ar.disguised}`)
})

test('a large picture gets the sizes that pages use, a small one is never enlarged', async ({ payload }) => {
  const large = await upload(payload, 2000, 1200, { alt: 'Large' })
  const small = await upload(payload, 600, 400, { alt: 'Small' })

  expect(large.sizes).toMatchObject({
    small: { width: 480, mimeType: 'image/webp' },
    medium: { width: 960, mimeType: 'image/webp' },
    large: { width: 1600, mimeType: 'image/webp' },
    share: { width: 1200, height: 630, mimeType: 'image/jpeg' },
  })
  expect(small.sizes?.small?.width).toBe(480)
  expect(small.sizes?.medium?.width ?? null).toBeNull()
})
