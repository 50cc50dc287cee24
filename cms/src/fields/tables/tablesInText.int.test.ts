import { fieldsMessages } from '@diwan/shared/messages/fields'
import { expect } from 'vitest'
import { rich } from '@/seed/rich'
import { createBlog } from '../../../tests/builders/createBlog'
import { test } from '../../../tests/test'

const plain = rich('| Service | Fee |\n| --- | --- |\n| Filing | 950 |')
const unnamed = rich('| Service | |\n| --- | --- |\n| Filing | 950 |')

test('a table is kept as it was written, and one with an empty heading waits as a draft', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'ar', ...(await api.as('editor')) }
  const send = async (body: unknown, status: 'draft' | 'published') => {
    const query = status === 'draft' ? '?draft=true' : ''
    const data = JSON.stringify({ body, _status: status })
    const answer = await api.fetch(`/api/blogs/${id}${query}`, { method: 'PATCH', headers, body: data })
    return { status: answer.status, text: await answer.text() }
  }

  expect((await send(plain, 'published')).status).toBe(200)
  expect((await payload.findByID({ collection: 'blogs', id, depth: 0 })).body).toEqual(plain)

  expect((await send(unnamed, 'draft')).status).toBe(200)
  const refused = await send(unnamed, 'published')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(JSON.parse(refused.text))).toContain(fieldsMessages.ar.faults.tables.columnUnnamed(1, 2))
})
