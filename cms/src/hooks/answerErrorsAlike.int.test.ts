import { fieldsMessages } from '@diwan/shared/messages/fields'
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
