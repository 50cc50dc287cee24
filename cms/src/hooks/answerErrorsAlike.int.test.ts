import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import { expect } from 'vitest'
import { env } from '@/env'
import { test as base } from '../../tests/test'

// MongoDB keeps the rows of a list within their document, where an id need not be the only one.
const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

test('rows that are copied with their ids from one document to another are refused, and why is said', async ({
  api,
}) => {
  const headers = await api.as('editor')
  const faq = { blockType: 'faq', items: [{ id: '0123456789abcdef01234567', question: 'Why?', answer: 'Because.' }] }
  const create = (slug: string, layout: object[]) =>
    api.post('/api/pages?locale=en', { title: slug, slug, layout, _status: 'published' }, headers)
  expect((await create('one-page', [faq])).status).toBe(201)

  const copied = await create('other-page', [faq])
  expect([copied.status, await copied.json()]).toMatchObject([
    400,
    { success: false, message: fieldsMessages.en.faults.rowElsewhere },
  ])

  const items = faq.items.map(({ question, answer }) => ({ question, answer }))
  expect((await create('other-page', [{ ...faq, items }])).status).toBe(201)
})

test('on a full disk whoever saves is told that nothing was saved, and why', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const { client } = payload.db as unknown as SQLiteAdapter
  // Without a disk that is full: the file may not grow any more.
  await client.execute('PRAGMA max_page_count = 1')

  const items = Array.from({ length: 100 }, () => ({ question: 'Why?', answer: 'Because. '.repeat(100) }))
  const page = { title: 'Long', slug: 'long', layout: [{ blockType: 'faq', items }] }
  for (const [language, { disk }] of Object.entries(unavailableMessages)) {
    const answer = await api.post('/api/pages?locale=en', page, { ...headers, 'Accept-Language': language })
    expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, message: disk }])
  }
})
