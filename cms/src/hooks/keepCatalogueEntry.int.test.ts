import { expect } from 'vitest'
import { test } from '../../tests/test'

const aFixedPage = { title: 'About us', catalogueKey: 'about-us', _status: 'published' as const }

test('a fixed page keeps its address and cannot be deleted or put in the trash', async ({ payload }) => {
  const page = await payload.create({ collection: 'pages', data: { ...aFixedPage, slug: 'about-us' } })
  const { id } = page

  const renamed = await payload.update({ collection: 'pages', id, data: { slug: 'who-we-are', _status: 'published' } })
  const trashed = payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } })

  expect(renamed.slug).toBe('about-us')
  await expect(trashed).rejects.toMatchObject({ status: 409 })
  await expect(payload.delete({ collection: 'pages', id })).rejects.toMatchObject({ status: 409 })
  const kept = await payload.findByID({ collection: 'pages', id })
  expect(kept.slug).toBe('about-us')
  expect(kept.deletedAt ?? null).toBeNull()
})

test('an extra page can be deleted, trash included', async ({ payload }) => {
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Summer', slug: 'summer', _status: 'published' },
  })
  const { id } = page

  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } })
  await payload.delete({ collection: 'pages', id, trash: true })

  expect(await payload.findByID({ collection: 'pages', id, trash: true, disableErrors: true })).toBeNull()
})

test('an editor cannot tie a page to the catalogue', async ({ api, payload }) => {
  const headers = await api.as('editor')

  await api.post('/api/pages', { title: 'Mine', catalogueKey: 'careers', _status: 'published' }, headers)

  const { totalDocs } = await payload.count({ collection: 'pages', where: { catalogueKey: { equals: 'careers' } } })
  expect(totalDocs).toBe(0)
})
