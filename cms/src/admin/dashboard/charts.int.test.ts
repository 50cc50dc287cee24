import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { createUser } from '../../../tests/builders/createUser'
import { test } from '../../../tests/test'
import { chartsFor } from './charts'

test('a topic’s bar leads to a list whose filters show the topic', async ({ payload }) => {
  const service = await payload.create({ collection: 'services', data: { title: 'Tax' } as never, draft: true })
  const topic = { relationTo: 'services', value: service.id }
  const enquiry = {
    reference: 'DW-AAAA-AAAA',
    kind: 'contact',
    name: 'Mona',
    email: 'mona@example.com',
    message: 'Hello',
    locale: 'en',
    topic,
  }
  await payload.create({ collection: 'contacts', data: enquiry as never })
  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }

  const charts = await chartsFor(await createLocalReq({ user, locale: 'en' }, payload))

  const bar = charts.flatMap(({ bars }) => bars).find(({ key }) => key === service.id)
  expect(bar).toMatchObject({ label: 'Tax', count: 1 })
  expect(decodeURIComponent(bar?.href ?? '')).toBe(
    `/admin/auth/contacts?where[topic][equals][relationTo]=services&where[topic][equals][value]=${service.id}`,
  )
})
