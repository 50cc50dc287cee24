import { expect } from 'vitest'
import { test } from '../../tests/test'

test('a method of every object is no collection', async ({ api }) => {
  const headers = await api.as('admin')
  for (const name of ['hasOwnProperty', 'constructor', '__proto__', 'toString'])
    expect((await api.fetch(`/api/${name}?limit=1`, { headers })).status, name).toBe(404)
})
