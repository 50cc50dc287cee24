import { expect } from 'vitest'
import { test } from '../../tests/test'

const names = [
  'missing.png',
  'x'.repeat(3_000),
  '..',
  '%00',
  'a%00.png',
  '..%2f..%2fcms.sqlite',
  '..%5c..%5ccms.sqlite',
  '__proto__',
]

test('a file that is not there, or could never be, is not found by staff, and is not looked for by guests', async ({
  api,
  payload,
}) => {
  const headers = await api.as('admin')
  const slugs = payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['media', 'files']))
  for (const slug of slugs)
    for (const name of names) {
      const path = `/api/${slug}/file/${name}`
      expect([401, 403, 404], `a guest at ${path}`).toContain((await api.fetch(path)).status)
      const answer = await api.fetch(path, { headers })
      expect([400, 403, 404], `staff at ${path}`).toContain(answer.status)
      expect(await answer.text()).not.toMatch(/uploads|node_modules/)
    }
  const answer = await api.fetch('/api/media/file/missing.png', { headers })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ success: false, message: 'This file does not exist.' })
})
