import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { env } from '@/env'
import { createBlog, createCategory } from '../../../tests/builders/createBlog'
import { test } from '../../../tests/test'

const create = (payload: Payload, from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to } })

const targetOf = async (payload: Payload, from: string) =>
  (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to

const faultAt = (path: string, message?: string) => ({
  data: { errors: [message === undefined ? { path } : { path, message }] },
})

const { faults } = fieldsMessages.en

test.for([
  ['/own', '/own/'],
  ['/own', `${env.SITE_URL}/own`],
  ['/ar/own', `${env.SITE_URL}/ar/own`],
  ['/own', '/own/./'],
  ['/own', '/x/../own'],
  ['/own', '/own/?x=1#part'],
  ['/قديم', '/%D9%82%D8%AF%D9%8A%D9%85'],
  ['/x/../own', '/own'],
])('a rule from %s to %s leads back to itself and is refused', async ([from = '', to = ''], { payload }) => {
  await expect(create(payload, from, to)).rejects.toMatchObject(faultAt('to'))
})

test('a circle is refused however its steps are written', async ({ payload }) => {
  await create(payload, '/loop-a', `${env.SITE_URL}/loop-b`)

  await expect(create(payload, '/loop-b', '/loop-a/')).rejects.toMatchObject(
    faultAt('to', faults.redirectLoop('/loop-b')),
  )
})

test('a circle is refused that a rule and the Arabic form of one make, of itself or of another', async ({
  payload,
}) => {
  await expect(create(payload, '/half-way', '/ar/half-way')).rejects.toMatchObject(
    faultAt('to', faults.redirectLoop('/half-way')),
  )
  await create(payload, '/ring-a', '/ring-b')
  await expect(create(payload, '/ring-b', '/ar/ring-a')).rejects.toMatchObject(
    faultAt('to', faults.redirectLoop('/ring-b')),
  )
  // What has a page is the end, and what follows from an English rule is no rule of its own.
  expect((await create(payload, '/to-arabic', '/ar/articles')).to).toBe('/ar/articles')
  expect((await create(payload, '/to-ring', '/ar/ring-a')).to).toBe('/ar/ring-a')
})

test('a circle is refused that the Arabic form of the rule itself closes, unless that path has a rule of its own', async ({
  payload,
}) => {
  await create(payload, '/ar/turn-b', '/ar/turn-a')
  await expect(create(payload, '/turn-a', '/turn-b')).rejects.toMatchObject(
    faultAt('to', faults.redirectLoop('/ar/turn-a')),
  )

  await create(payload, '/ar/turn-a', '/ar/articles')
  expect((await create(payload, '/turn-a', '/turn-b')).to).toBe('/turn-b')
})

test('a target is stored the way addresses are written, with its query and hash', async ({ payload }) => {
  const stored = async (to: string) => (await create(payload, `/stored-${Math.random()}`, to)).to

  expect(await stored('/articles/')).toBe('/articles')
  expect(await stored(` ${env.SITE_URL}/x/../careers/?q=1#open `)).toBe('/careers?q=1#open')
  expect(await stored('https://example.com/x/')).toBe('https://example.com/x/')
})

test.for(['//example.com', '/\\example.com', 'https://', '/%', 'articles'])(
  '%s is no target',
  async (to, { payload }) => {
    await expect(create(payload, '/no-target', to)).rejects.toMatchObject(faultAt('to', faults.linkTarget))
  },
)

test('an old address is stored decoded, as it is compared; one that cannot be decoded is refused', async ({
  payload,
}) => {
  expect(await create(payload, '/%D9%82%d8%af%D9%8A%D9%85/', '/articles')).toMatchObject({ from: '/قديم' })
  expect(await create(payload, `${env.SITE_URL}/ar/%D9%82`, '/articles')).toMatchObject({ from: '/ar/ق' })

  for (const from of ['/%D9%8', '/100%', '/100%25'])
    await expect(create(payload, from, '/articles'), from).rejects.toMatchObject(faultAt('from', faults.pathEncoding))
  for (const from of ['https://example.com/old', '/old?q=1', '/a%20b', '/a%3Fb'])
    await expect(create(payload, from, '/articles'), from).rejects.toMatchObject(faultAt('from'))
})

test('a chain through an encoded address is flattened too', async ({ payload }) => {
  await create(payload, '/first', '/ثان')
  await create(payload, '/ثان', '/articles')

  expect(await targetOf(payload, '/first')).toBe('/articles')
  expect((await create(payload, '/third', '/ثان')).to).toBe('/articles')
})

test('a rule that moves may lead to the address it leaves', async ({ payload }) => {
  const { id } = await create(payload, '/moved-from', '/somewhere')

  await payload.update({ collection: 'redirects', id, data: { from: '/moved-to', to: '/moved-from' } })

  expect(await targetOf(payload, '/moved-to')).toBe('/moved-from')
})

test('the address of a live entry is refused in both languages, and its old addresses stay its own', async ({
  payload,
}) => {
  const blog = await createBlog(payload, { slug: 'live-old' })
  await payload.update({ collection: 'blogs', id: blog.id, data: { slug: 'live-new', _status: 'published' } })

  for (const from of ['/blog/live-new', '/ar/blog/live-new', '/blog/x/../live-new/'])
    await expect(create(payload, from, '/media-kit'), from).rejects.toMatchObject(faultAt('from', faults.ownPath))
  expect(await targetOf(payload, '/blog/live-old')).toBe('/blog/live-new')
})

test('every page that a slug is part of is refused, and what has no page is not', async ({ payload }) => {
  const service = { title: 'Audit', summary: 'Audit.', icon: 'scale', _status: 'published' } as const
  await payload.create({ collection: 'services', data: { ...service, slug: 'own-service' } as never, locale: 'en' })
  await createCategory(payload, { slug: 'own-category' })
  await createCategory(payload, { slug: 'own-news', kind: 'news' })
  await createBlog(payload, { slug: 'own-draft', _status: 'draft' })

  for (const from of ['/services/own-service', '/ar/articles/topic/own-service', '/articles/own-category'])
    await expect(create(payload, from, '/media-kit'), from).rejects.toMatchObject(faultAt('from', faults.ownPath))
  for (const from of ['/articles/own-news', '/blog/own-draft', '/solutions/own-service', '/home'])
    expect(await create(payload, from, '/media-kit')).toMatchObject({ from })
})

test('a rule to a live entry stays, though one leads away from that entry’s address', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'kept', _status: 'draft' })
  const stale = await create(payload, '/blog/kept', '/articles')
  await payload.db.updateOne({ collection: 'blogs', id: blog.id, data: { _status: { en: 'published' } } })
  expect((await create(payload, '/to-kept', '/blog/kept')).to).toBe('/blog/kept')

  // It may be saved: what it was allowed to be it stays.
  await payload.update({ collection: 'redirects', id: stale.id, data: { to: '/careers' } })
  expect(await targetOf(payload, '/to-kept')).toBe('/blog/kept')
})

test.for(['/old/*', '/*', '/old*', '/blog/:year/:slug'])(
  'a rule from %s is refused: it would hold for these letters only, and on some hosts for every path',
  async (from, { payload }) => {
    await expect(create(payload, from, '/articles')).rejects.toMatchObject(faultAt('from', faults.pathPattern))
  },
)

test('a colon within a name is part of an address', async ({ payload }) => {
  expect((await create(payload, '/wiki/Talk:Zakat', '/articles')).from).toBe('/wiki/Talk:Zakat')
})
