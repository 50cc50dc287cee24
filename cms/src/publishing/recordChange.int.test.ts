import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { fetchPublished } from './published/fetchPublished'
import { listManifest } from './published/listManifest'

const rowsOf = async (payload: Payload, documentId: string): Promise<Partial<OutboxDoc>[]> => {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { documentId: { equals: documentId } },
    sort: 'createdAt',
    pagination: false,
  })
  return docs.map(({ collection, operation, locale, state }) => ({ collection, operation, locale, state }))
}

test('publishing puts the document into the outbox, with its language', async ({ payload }) => {
  const blog = await createBlog(payload)

  expect(await rowsOf(payload, blog.id)).toEqual([
    { collection: 'blogs', operation: 'change', locale: 'en', state: 'pending' },
  ])
})

test('a draft puts nothing into the outbox, first or later', async ({ payload }) => {
  const blog = await createBlog(payload, { _status: 'draft' })
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Still a draft' }, draft: true })
  await payload.update({
    collection: 'blogs',
    id: blog.id,
    data: { title: 'Typing' },
    draft: true,
    autosave: true,
  } as never)

  expect(await rowsOf(payload, blog.id)).toEqual([])
})

test('a draft over a published document waits for its publish', async ({ payload }) => {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Better' }, draft: true, locale: 'en' })
  expect(await rowsOf(payload, blog.id)).toHaveLength(1)

  await payload.update({ collection: 'blogs', id: blog.id, data: { _status: 'published' }, locale: 'en' })
  expect(await rowsOf(payload, blog.id)).toHaveLength(2)
})

test('unpublish, trash, restore and delete each put the document into the outbox', async ({ payload }) => {
  const { id } = await createBlog(payload)
  const collection = 'blogs'
  await payload.update({ collection, id, data: { _status: 'draft' }, locale: 'en' })
  await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, locale: 'en' })
  await payload.update({ collection, id, data: { deletedAt: null }, trash: true, locale: 'en' })
  await payload.delete({ collection, id })

  const operations = (await rowsOf(payload, id)).map(({ operation }) => operation)
  expect(operations).toEqual(['change', 'change', 'change', 'change', 'remove'])
})

test('restoring a version as published puts the document into the outbox', async ({ payload }) => {
  const { id } = await createBlog(payload)
  const { docs } = await payload.findVersions({ collection: 'blogs', where: { parent: { equals: id } }, locale: 'en' })

  await payload.restoreVersion({ collection: 'blogs', id: String(docs[0]?.id) })

  expect(await rowsOf(payload, id)).toHaveLength(2)
})

test('content without drafts and globals are public with every change', async ({ payload }) => {
  const redirect = await payload.create({
    collection: 'redirects',
    data: { from: '/old', to: '/about-us', permanent: true },
  })
  await payload.updateGlobal({ slug: 'footer', data: { legal: '© Rasikh' }, locale: 'en' })

  expect(await rowsOf(payload, redirect.id)).toHaveLength(1)
  expect(await rowsOf(payload, 'footer')).toEqual([
    { collection: 'globals', operation: 'change', locale: 'en', state: 'pending' },
  ])
})

test('a write that is rolled back leaves neither document nor row', async ({ payload }) => {
  const category = await createCategory(payload)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const { id } = await payload.update({ collection: 'categories', id: category.id, data: { title: 'No' }, req })
  expect((await payload.find({ collection: 'outbox', where: { documentId: { equals: id } }, req })).totalDocs).toBe(2)
  await killTransaction(req)

  expect(await rowsOf(payload, id)).toHaveLength(1)
})

test('a hook that fails after the row was written takes the row along', async ({ payload }) => {
  const blog = await createBlog(payload)
  const hooks = payload.collections.blogs.config.hooks.afterChange
  hooks.push(() => {
    throw new Error('a hook that comes last')
  })

  const change = payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Lost' }, locale: 'en' })
  await expect(change).rejects.toThrow('a hook that comes last')
  hooks.pop()

  expect(await rowsOf(payload, blog.id)).toHaveLength(1)
  expect((await payload.findByID({ collection: 'blogs', id: blog.id, locale: 'en' })).title).toBe('Zakat basics')
})

test('a unit of several documents is recorded once it is committed, and not before', async ({ payload }) => {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/older', to: '/about-us', permanent: false },
    req,
  })
  expect(await rowsOf(payload, id)).toEqual([])
  await commitTransaction(req)

  expect(await rowsOf(payload, id)).toHaveLength(1)
})

test('a bulk edit puts every document that it changes for visitors into the outbox', async ({ payload }) => {
  const blogs = await Promise.all([createBlog(payload), createBlog(payload), createBlog(payload, { _status: 'draft' })])
  const ids = blogs.map(({ id }) => id)

  await payload.update({
    collection: 'blogs',
    where: { id: { in: ids } },
    data: { excerpt: 'One for all of them.', _status: 'published' },
    locale: 'en',
  })

  const rows = await Promise.all(ids.map((id) => rowsOf(payload, id)))
  expect(rows.map(({ length }) => length)).toEqual([2, 2, 1])
})

test('another file in the place of a report’s one makes a change and a newer version of the report', async ({
  payload,
}) => {
  const pdf = (text: string) => {
    const data = Buffer.from(`%PDF-1.4\n%${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`)
    return { data, mimetype: 'application/pdf', name: `${text}.pdf`, size: data.length }
  }
  const file = await payload.create({ collection: 'files', data: { kind: 'report' }, file: pdf('first') })
  const { id } = await payload.create({
    collection: 'reports',
    data: {
      title: 'Outlook',
      slug: `outlook-${file.id}`,
      summary: 'What comes',
      year: 2026,
      topic: 'annual',
      access: 'open',
      file: file.id,
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
    locale: 'en',
  })
  const [before] = (await fetchPublished(payload, [{ collection: 'reports', id }])).documents

  await payload.update({ collection: 'files', id: file.id, data: {}, file: pdf('second') })

  const [after] = (await fetchPublished(payload, [{ collection: 'reports', id }])).documents
  expect(await rowsOf(payload, id)).toHaveLength(2)
  expect(after?.updatedAt.localeCompare(before?.updatedAt ?? '')).toBe(1)
  expect(after?.locales.en?.fileVersion).not.toBe(before?.locales.en?.fileVersion)
  expect(await listManifest(payload)).toContainEqual({ collection: 'reports', id, updatedAt: after?.updatedAt })
})
