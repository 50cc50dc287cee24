import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesMessages } from '@diwan/shared/messages/files'
import sharp from 'sharp'
import type { Payload } from 'payload'
import { expect, onTestFinished, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { test } from '../../tests/test'
import { env } from '@/env'
import { mediaFiles } from './store/stores'
import { S3Client } from '@aws-sdk/client-s3'

interface Stored {
  id: string
  url: string
  sizes: { small: { url: string } }
}

const aPicture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

/** Sends a picture as the control panel does. */
async function send(
  api: Api,
  headers: Record<string, string>,
  [method, path]: [string, string],
  colour: string,
  alt: string,
) {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt }))
  body.set('file', new File([new Uint8Array(await aPicture(colour))], `${colour}.png`, { type: 'image/png' }))
  const answer = await api.fetch(path, { method, body, headers })
  return { status: answer.status, doc: ((await answer.json()) as { doc: Stored }).doc }
}

const bytesAt = async (api: Api, headers: Record<string, string>, url: string) => {
  const answer = await api.fetch(new URL(url, 'http://diwan.example').pathname, { headers })
  return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : answer.status
}

test('a picture stays what it was when the save that replaces it is refused, and goes with the one that is not', async ({
  api,
}) => {
  const headers = await api.as('editor')
  const { doc } = await send(api, headers, ['POST', '/api/media'], 'red', 'A red field')
  const urls = [doc.url, doc.sizes.small.url]
  const before = await Promise.all(urls.map((url) => bytesAt(api, headers, url)))
  expect(before.every((bytes) => typeof bytes === 'string')).toBe(true)

  const refused = await send(api, headers, ['PATCH', `/api/media/${doc.id}`], 'blue', '')

  expect(refused.status).toBe(400)
  expect(await Promise.all(urls.map((url) => bytesAt(api, headers, url)))).toEqual(before)

  const replaced = await send(api, headers, ['PATCH', `/api/media/${doc.id}`], 'blue', 'A blue field')
  expect(replaced.status).toBe(200)
  expect(typeof (await bytesAt(api, headers, replaced.doc.url))).toBe('string')
  expect(await bytesAt(api, headers, doc.url)).toBe(404)
})

/** Does something while the database takes nothing: each transaction is refused at its very end. */
async function withoutCommits<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const commit = vi.spyOn(db, 'commitTransaction').mockImplementation(async (id) => {
    await db.rollbackTransaction(await id)
    throw new Error('database or disk is full')
  })
  try {
    return await work()
  } finally {
    commit.mockRestore()
  }
}

test.for(['PATCH', 'DELETE'] as const)(
  'a picture stays what it was when the database refuses its %s in the end',
  async (method, { api, payload }) => {
    const headers = await api.as('editor')
    const { doc } = await send(api, headers, ['POST', '/api/media'], 'red', 'A red field')
    const urls = [doc.url, doc.sizes.small.url]
    const before = await Promise.all(urls.map((url) => bytesAt(api, headers, url)))
    const path = `/api/media/${doc.id}`
    const place = join(env.DATA_DIR, 'uploads/media', basename(doc.url))
    const numberOf = () => (env.UPLOADS_BUCKET ? undefined : statSync(place).ino)
    const number = numberOf()

    const { status } = await withoutCommits<{ status: number }>(payload, () =>
      method === 'PATCH'
        ? send(api, headers, [method, path], 'blue', 'A blue field')
        : api.fetch(path, { method, headers }),
    )

    expect(status).toBeGreaterThanOrEqual(500)
    expect(await Promise.all(urls.map((url) => bytesAt(api, headers, url)))).toEqual(before)
    // The file itself: a full disk has no room for a copy.
    expect(numberOf()).toBe(number)
    const again = await api.fetch(path, { method: 'DELETE', headers })
    expect(again.status).toBe(200)
    expect(await bytesAt(api, headers, doc.url)).toBe(404)
    expect((await mediaFiles().list()).filter(({ name }) => name.endsWith('.held'))).toEqual([])
  },
)

test('pictures that are deleted together stay what they were when the database refuses that in the end', async ({
  api,
  payload,
}) => {
  const headers = await api.as('admin')
  const { doc } = await send(api, headers, ['POST', '/api/media'], 'red', 'A red field')
  const before = await bytesAt(api, headers, doc.url)
  const all = `/api/media?where[id][in][0]=${doc.id}`

  const refused = await withoutCommits(payload, () => api.fetch(all, { method: 'DELETE', headers }))

  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(await bytesAt(api, headers, doc.url)).toEqual(before)
  expect((await api.fetch(all, { method: 'DELETE', headers })).status).toBe(200)
  expect(await bytesAt(api, headers, doc.url)).toBe(404)
  expect((await mediaFiles().list()).filter(({ name }) => name.endsWith('.held'))).toEqual([])
})

test('pictures are chosen by their words as by anything else', async ({ api }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const change = { method: 'PATCH', headers, body: JSON.stringify({ focalX: 5 }) }
  for (const query of ['where[alt][equals]=nobody', 'where[nothing][equals]=nobody']) {
    const answer = await api.fetch(`/api/media?${query}`, change)
    expect([query, answer.status]).toEqual([query, query.includes('alt') ? 200 : 400])
  }
})

test.runIf(env.UPLOADS_BUCKET)(
  'while the object storage is away, whoever sends a picture is told so',
  async ({ api }) => {
    const headers = await api.as('editor')
    const sending = vi.spyOn(S3Client.prototype, 'send').mockRejectedValue(new Error('connect ECONNREFUSED') as never)
    onTestFinished(() => sending.mockRestore())
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'A red field' }))
    body.set('file', new File([new Uint8Array(await aPicture('red'))], 'red.png', { type: 'image/png' }))

    const answer = await api.fetch('/api/media', { method: 'POST', body, headers })

    expect([answer.status, await answer.json()]).toMatchObject([503, { message: filesMessages.en.storeAway }])
  },
)
