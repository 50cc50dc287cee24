import type { Payload } from 'payload'
import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const publish = (payload: Payload, id: string, slug: string) =>
  payload.update({ collection: 'blogs', id, data: { slug, _status: 'published' } })

async function createReport(payload: Payload, report: { slug: string; access: 'open' | 'gated' }) {
  const data = Buffer.from(`%PDF-1.4\n%${report.slug}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`)
  const file = { data, mimetype: 'application/pdf', name: 'a.pdf', size: data.byteLength }
  const { id } = await payload.create({ collection: 'files', data: { kind: 'report' }, file })
  return payload.create({
    collection: 'reports',
    data: {
      title: 'Outlook',
      summary: 'What to expect.',
      publishedAt: '2026-01-01T00:00:00.000Z',
      topic: 'annual',
      year: 2026,
      file: id,
      ...report,
      _status: 'published',
    },
    locale: 'en',
  })
}

async function rules(payload: Payload, part: string): Promise<Record<string, string>> {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { or: [{ from: { like: part } }, { to: { like: part } }] },
    pagination: false,
    sort: 'from',
  })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

test('a live entry that gets another address leaves a redirect in both languages', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'one-old' })

  await publish(payload, blog.id, 'one-new')

  expect(await rules(payload, 'one-')).toEqual({
    '/ar/blog/one-old': '/ar/blog/one-new',
    '/blog/one-old': '/blog/one-new',
  })
})

test('renamed in a draft first and published later, the live address is still kept', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'two-live' })

  await payload.update({ collection: 'blogs', id: blog.id, data: { slug: 'two-draft' }, draft: true })
  expect(await rules(payload, 'two-')).toEqual({})
  await payload.update({ collection: 'blogs', id: blog.id, data: { slug: 'two-new' }, draft: true })
  await publish(payload, blog.id, 'two-new')

  expect(await rules(payload, '/blog/two-')).toEqual({
    '/ar/blog/two-live': '/ar/blog/two-new',
    '/blog/two-live': '/blog/two-new',
  })
})

test('every page that a slug is part of leaves a redirect: a category’s list, a service’s topic, a report on request', async ({
  payload,
}) => {
  const service = { title: 'Audit', summary: 'Audit.', icon: 'scale', slug: 'two-old', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'services', data: service, locale: 'en' })
  await payload.update({ collection: 'services', id, data: { slug: 'two-service', _status: 'published' } })
  const category = await createCategory(payload, { slug: 'two-old' })
  await payload.update({
    collection: 'categories',
    id: category.id,
    data: { slug: 'two-category', _status: 'published' },
  })
  const report = await createReport(payload, { slug: 'two-old', access: 'gated' })
  await payload.update({ collection: 'reports', id: report.id, data: { slug: 'two-report', _status: 'published' } })

  expect(await rules(payload, 'two-old')).toEqual({
    '/ar/articles/topic/two-old': '/ar/articles/topic/two-service',
    '/ar/articles/two-old': '/ar/articles/two-category',
    '/ar/reports-publications/two-old': '/ar/reports-publications/two-report',
    '/ar/services/two-old': '/ar/services/two-service',
    '/articles/topic/two-old': '/articles/topic/two-service',
    '/articles/two-old': '/articles/two-category',
    '/reports-publications/two-old': '/reports-publications/two-report',
    '/services/two-old': '/services/two-service',
  })
})

test('a slug that is part of no page leaves no redirect', async ({ payload }) => {
  const category = await createCategory(payload, { slug: 'none-old', kind: 'news' })
  await payload.update({ collection: 'categories', id: category.id, data: { slug: 'none-new', _status: 'published' } })
  const report = await createReport(payload, { slug: 'none-old', access: 'open' })
  await payload.update({ collection: 'reports', id: report.id, data: { slug: 'none-new', _status: 'published' } })

  expect(await rules(payload, 'none-')).toEqual({})
})

test('an entry that was never live leaves no redirect', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'three-old', _status: 'draft' })

  await publish(payload, blog.id, 'three-new')

  expect(await rules(payload, 'three-')).toEqual({})
})

const takeOff = (payload: Payload, id: string, data: object = {}) =>
  payload.update({ collection: 'blogs', id, data: { ...data, _status: 'draft' } })

test('an entry that gets another address while it is off the site is found at the one visitors know', async ({
  payload,
}) => {
  const blog = await createBlog(payload, { slug: 'eight-first' })
  await publish(payload, blog.id, 'eight-known')

  await takeOff(payload, blog.id)
  await payload.update({ collection: 'blogs', id: blog.id, data: { slug: 'eight-draft' }, draft: true })
  await takeOff(payload, blog.id, { slug: 'eight-other' })
  await publish(payload, blog.id, 'eight-new')

  expect(await rules(payload, '/blog/eight-')).toEqual({
    '/ar/blog/eight-first': '/ar/blog/eight-new',
    '/ar/blog/eight-known': '/ar/blog/eight-new',
    '/blog/eight-first': '/blog/eight-new',
    '/blog/eight-known': '/blog/eight-new',
  })
})

test('an address that meanwhile leads to somebody else is not taken back', async ({ payload }) => {
  const [taken, ruled] = [
    await createBlog(payload, { slug: 'nine-taken' }),
    await createBlog(payload, { slug: 'nine-ruled' }),
  ]
  await takeOff(payload, taken.id, { slug: 'nine-free' })
  await takeOff(payload, ruled.id, { slug: 'nine-free-too' })
  await createBlog(payload, { slug: 'nine-taken' })
  await payload.create({ collection: 'redirects', data: { from: '/blog/nine-ruled', to: '/careers' } })

  await publish(payload, taken.id, 'nine-new')
  await publish(payload, ruled.id, 'nine-newer')

  expect(await rules(payload, '/blog/nine-')).toEqual({ '/blog/nine-ruled': '/careers' })
})

test('a chain of renames leads straight to the end, and back home without a circle', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'four-a' })

  await publish(payload, blog.id, 'four-b')
  await publish(payload, blog.id, 'four-c')
  expect(await rules(payload, '/blog/four-')).toMatchObject({
    '/blog/four-a': '/blog/four-c',
    '/blog/four-b': '/blog/four-c',
  })

  await publish(payload, blog.id, 'four-a')
  const home = await rules(payload, '/blog/four-')
  expect(home).not.toHaveProperty('/blog/four-a')
  expect(home).toMatchObject({ '/blog/four-b': '/blog/four-a', '/blog/four-c': '/blog/four-a' })
})

test('a new entry at an old address is not redirected away', async ({ payload }) => {
  const blog = await createBlog(payload, { slug: 'five-old' })
  await publish(payload, blog.id, 'five-new')

  await createBlog(payload, { slug: 'five-old' })

  expect(await rules(payload, 'five-')).toEqual({})
})

test('an editor’s rule that would go round in circles is refused', async ({ payload }) => {
  const create = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } })
  await create('/six-a', '/six-b')
  await create('/six-b', '/six-c')

  await expect(create('/six-c', '/six-a')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
  await expect(create('/six-d', '/six-d?x=1')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
  expect(await rules(payload, '/six-')).toEqual({ '/six-a': '/six-c', '/six-b': '/six-c' })
})

test('rules for fixed pages and for the admin are refused', async ({ payload }) => {
  for (const from of ['/', '/about-us', '/ar/careers', '/services/cybersecurity', '/admin/x', '/api', '/ar']) {
    await expect(
      payload.create({ collection: 'redirects', data: { from, to: '/elsewhere' } }),
      from,
    ).rejects.toMatchObject({ data: { errors: [{ path: 'from' }] } })
  }
})

test('a path is stored the way addresses are written', async ({ payload }) => {
  const rule = await payload.create({
    collection: 'redirects',
    data: { from: ' old-campaign/ ', to: 'https://example.com/x' },
  })

  expect(rule.from).toBe('/old-campaign')
})
