import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { test } from '../../tests/test'
import { fetchOwnFilesOnly, SENT_NOT_FETCHED } from './fetchOwnFilesOnly'
import { env } from '@/env'

test('nobody makes the server fetch an address', async ({ api }) => {
  let visits = 0
  const elsewhere = createServer((_req, res) => {
    visits++
    res.end('secret')
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  for (const slug of ['media', 'files'])
    for (const url of [
      `http://127.0.0.1:${port}/x.png`,
      'http://169.254.169.254/latest',
      '/api/files/file/of-somebody.pdf',
      '/api/users',
      '//evil.example/x',
    ]) {
      const answer = await api.post(
        `/api/${slug}`,
        { url, filename: 'x.png', alt: 'X', focalX: 50, focalY: 50 },
        await api.as('admin'),
      )
      expect(answer.status, url).toBe(400)
      expect(await answer.json(), url).toMatchObject({ success: false, message: SENT_NOT_FETCHED })
    }
  elsewhere.close()

  expect(visits).toBe(0)
})

test('its own uploads are read again, with the rights of who asks', () => {
  const own = `${env.SITE_URL}/api/media/file/a.png`

  expect(fetchOwnFilesOnly({ cookie: 'a=1', authorization: 'JWT x' }, { url: own })).toEqual({ cookie: 'a=1' })
  expect(() => fetchOwnFilesOnly({}, { url: `${env.SITE_URL}/api/users/logout` })).toThrow(SENT_NOT_FETCHED)
  expect(() => fetchOwnFilesOnly({}, { url: `${env.SITE_URL}.evil.example/api/media/file/a.png` })).toThrow()
  expect(() => fetchOwnFilesOnly({})).toThrow()
})

test('a document that is no object is refused', async ({ api }) => {
  const headers = await api.as('admin')
  for (const body of ['"text"', '[1]', '7', 'true'])
    for (const slug of ['blogs', 'categories', 'applicants', 'media']) {
      const sent = { method: 'POST', body, headers: { ...headers, 'Content-Type': 'application/json' } }
      expect((await api.fetch(`/api/${slug}`, sent)).status, `${slug} ${body}`).toBe(400)
    }
})
