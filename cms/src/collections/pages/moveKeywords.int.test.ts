import type { Payload } from 'payload'
import { expect } from 'vitest'
import { test } from '../../../tests/test'

const aPage = (payload: Payload, slug: string, isDraft = false) =>
  payload.create({
    collection: 'pages',
    data: { title: 'Summer', slug, _status: isDraft ? 'draft' : 'published' },
    draft: isDraft,
    locale: 'en',
  })

const aRecord = (payload: Payload, path: string) =>
  payload.create({
    collection: 'keywords',
    data: { path, title: 'Summer offers', description: 'All of them.', keywords: ['a', 'b'], _status: 'published' },
    locale: 'en',
  })

const rename = (payload: Payload, id: string, slug: string, draft: boolean) =>
  payload.update({
    collection: 'pages',
    id,
    data: { slug, _status: draft ? 'draft' : 'published' },
    draft,
    locale: 'en',
  })

const pathOfRecord = async (payload: Payload, id: string) =>
  (await payload.findByID({ collection: 'keywords', id })).path

test('what search engines are told about a page follows it to its new address', async ({ payload }) => {
  const page = await aPage(payload, 'summer')
  const { id, updatedAt } = await aRecord(payload, '/summer')
  const draft = { title: 'Unfinished', keywords: ['c'] }
  await payload.update({ collection: 'keywords', id, data: draft, draft: true, locale: 'en' })
  const countRows = async () =>
    (await payload.count({ collection: 'outbox', where: { documentId: { equals: id } } })).totalDocs
  const rowsBefore = await countRows()

  await rename(payload, page.id, 'summer-offers', true)
  expect(await pathOfRecord(payload, id)).toBe('/summer')
  await rename(payload, page.id, 'summer-offers', false)

  const live = await payload.findByID({ collection: 'keywords', id, locale: 'en' })
  const texts = { title: 'Summer offers', description: 'All of them.', keywords: ['a', 'b'], _status: 'published' }
  expect(live).toMatchObject({ ...texts, path: '/summer-offers' })
  expect(Date.parse(live.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  expect(await countRows()).toBe(rowsBefore + 1)
  const newest = await payload.findByID({ collection: 'keywords', id, locale: 'en', draft: true })
  expect(newest).toMatchObject({ ...draft, path: '/summer-offers', description: 'All of them.', _status: 'draft' })
})

test('the record of a page that was never live follows at once', async ({ payload }) => {
  const page = await aPage(payload, 'autumn', true)
  const { id } = await aRecord(payload, '/autumn')

  await rename(payload, page.id, 'harvest', true)
  expect(await pathOfRecord(payload, id)).toBe('/harvest')
  await rename(payload, page.id, 'harvest-days', false)

  expect(await pathOfRecord(payload, id)).toBe('/harvest-days')
})

test('a record stays with the page it is about', async ({ payload }) => {
  await aPage(payload, 'winter')
  const draft = await aPage(payload, 'frost', true)
  const { id } = await aRecord(payload, '/winter')

  // A draft may try the name of another page.
  await rename(payload, draft.id, 'winter', true)
  await rename(payload, draft.id, 'snow', true)

  expect(await pathOfRecord(payload, id)).toBe('/winter')
})
