import { SECOND } from '@diwan/shared/lib/time'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { expect, onTestFinished, vi } from 'vitest'
import { test } from '../../tests/test'
import { env } from '@/env'
import { mediaFiles, privateFiles } from './store/stores'

const bytes = Buffer.from('%PDF-1.7 of a candidate')
const namesIn = async (store = privateFiles()) => (await store.list()).map(({ name }) => name)

async function aPicture(payload: Payload, color = '#0f4c5c') {
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()
  const file = { name: 'picture.png', data, mimetype: 'image/png', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'A blue field' }, file })
}

const textOf = async (stream: ReadableStream) => new Response(stream).text()

test('what is put into a store is read, listed and wiped by its name', async ({ payload: _ }) => {
  const store = privateFiles()
  const before = Date.now()
  await store.put('one.pdf', bytes, 'application/pdf')

  expect(await store.read('one.pdf')).toEqual(bytes)
  const opened = await store.open('one.pdf')
  expect(opened?.bytes).toBe(bytes.length)
  expect(opened && (await textOf(opened.stream))).toBe(bytes.toString())
  const [listed] = await store.list()
  expect(listed?.name).toBe('one.pdf')
  // Some stores count whole seconds.
  expect(listed?.changedAt).toBeGreaterThan(before - SECOND)
  expect(listed?.changedAt).toBeLessThanOrEqual(Date.now())

  await store.wipe('one.pdf')
  expect(await namesIn()).toEqual([])
  expect(await store.read('one.pdf')).toBeUndefined()
})

test('a name that is not there, or leads elsewhere, is nothing', async ({ payload: _ }) => {
  for (const name of ['missing.pdf', '../cms.sqlite', '../media/picture.png', '..']) {
    expect(await privateFiles().read(name), name).toBeUndefined()
    expect(await privateFiles().open(name), name).toBeUndefined()
  }
  await privateFiles().wipe('missing.pdf')
})

test('an upload lies in the store with its sizes, once, and goes with its document', async ({ api, payload }) => {
  const media = await aPicture(payload)
  const stored = await namesIn(mediaFiles())
  expect(stored).toEqual(expect.arrayContaining([media.filename, media.sizes?.small?.filename]))
  const { docs } = await payload.find({ collection: 'outbox', where: { documentId: { equals: media.id } } })
  expect(docs).toHaveLength(1)

  const headers = await api.as('editor')
  for (const url of [media.url, media.sizes?.small?.url]) {
    const path = new URL(String(url), 'http://cms').pathname
    const answer = await api.fetch(path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await mediaFiles().read(path.split('/').at(-1) ?? ''))
  }

  await payload.delete({ collection: 'media', id: media.id })
  expect(await namesIn(mediaFiles())).toEqual([])
})

test('another picture in the place of one leaves nothing of the old one', async ({ payload }) => {
  const media = await aPicture(payload)
  const data = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const file = { name: 'other.png', data, mimetype: 'image/png', size: data.length }
  await payload.update({ collection: 'media', id: media.id, data: {}, file })

  expect(await namesIn(mediaFiles())).toEqual(['other.png'])
  await payload.delete({ collection: 'media', id: media.id })
})

test('a private file leaves as a download in a sandbox, in parts too, and for nobody else', async ({
  api,
  payload,
}) => {
  const file = { name: 'cv.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.length }
  const { filename } = await payload.create({ collection: 'files', data: { kind: 'cv' }, file })
  const path = `/api/files/file/${filename}`
  const headers = await api.as('recruiter')

  const whole = await api.fetch(path, { headers })
  expect([whole.status, await whole.text()]).toEqual([200, bytes.toString()])
  const part = await api.fetch(path, { headers: { ...headers, Range: 'bytes=5-7' } })
  expect([part.status, await part.text()]).toEqual([206, '1.7'])
  for (const answer of [whole, part]) {
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  }
  expect((await api.fetch(path)).status).toBe(401)
  expect((await api.fetch(path, { headers: await api.as('editor') })).status).not.toBe(200)
  await payload.delete({ collection: 'files', where: { filename: { equals: filename ?? '' } } })
  expect(await namesIn()).toEqual([])
  const lines = await payload.find({ collection: 'audit-log', where: { action: { equals: 'open-cv' } } })
  expect(lines.totalDocs).toBe(1)
})

test('the admin and the tables know nothing of where files lie', async ({ payload }) => {
  const { admin, collections } = payload.config
  expect(JSON.stringify([admin.components.providers, admin.dependencies ?? {}])).not.toMatch(/s3/i)
  for (const { fields, slug } of collections.filter(({ upload }) => upload)) {
    const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    expect(names, slug).not.toEqual(expect.arrayContaining(['prefix']))
    expect(names, slug).not.toEqual(expect.arrayContaining(['_objectKey']))
  }
})

test.runIf(env.UPLOADS_BUCKET)(
  'with a bucket that takes a call and is silent, the process is soon not ready',
  async ({ api }) => {
    const asked = vi.spyOn(privateFiles(), 'read').mockReturnValue(new Promise(() => {}))
    onTestFinished(() => asked.mockRestore())

    const answer = await api.fetch('/api/ready')

    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ checks: { database: { ok: true }, files: { ok: false } } })
  },
)
