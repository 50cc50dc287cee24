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

test('a collection without calls is not found, and no answer names an address behind the web server', async ({
  api,
}) => {
  for (const headers of [{}, await api.as('admin')]) {
    const answer = await api.fetch('/api/payload-migrations', { headers })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('http')
  }
})

test('there are no schedules to run', async ({ api }) => {
  const answer = await api.fetch('/api/payload-jobs/handle-schedules', { headers: await api.as('admin') })
  expect(answer.status).toBe(404)
})
