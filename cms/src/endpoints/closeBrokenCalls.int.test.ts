import { expect } from 'vitest'
import { test } from '../../tests/test'

test('a method of every object is no collection', async ({ api }) => {
  const headers = await api.as('admin')
  for (const name of ['hasOwnProperty', 'constructor', '__proto__', 'toString'])
    expect((await api.fetch(`/api/${name}?limit=1`, { headers })).status, name).toBe(404)
})

test('versions where none are kept, and preferences that nobody set, are not found', async ({ api }) => {
  const headers = await api.as('admin')
  for (const slug of ['payload-jobs', 'applicants'])
    expect((await api.fetch(`/api/${slug}/versions?limit=0`, { headers })).status, slug).toBe(404)
  const answer = await api.fetch('/api/payload-preferences/missing', { method: 'DELETE', headers })
  expect(answer.status).toBe(404)
})
