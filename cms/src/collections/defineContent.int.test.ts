import { type Locale, locales } from '@diwan/shared/content'
import type { Payload, Where } from 'payload'
import { expect } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { aRichText } from '../../tests/builders/aRichText'
import { test } from '../../tests/test'
import { fetchPublished } from '@/publishing/published/fetchPublished'

const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما يجب معرفته.', body: aRichText('نص') }

/** What visitors see: the main row of each language. */
const live = async (payload: Payload, id: string) => {
  const row = await payload.findByID({ collection: 'blogs', id, locale: 'all' })
  return row as unknown as { _status: Partial<Record<Locale, string>>; title: Record<string, string> }
}

const publishedIn = async (payload: Payload, id: string) => {
  const { _status } = await live(payload, id)
  return locales.filter((locale) => _status[locale] === 'published')
}

test('each language is published and taken back by itself', async ({ payload }) => {
  const { id } = await createBlog(payload, { title: 'Zakat basics' })
  expect(await publishedIn(payload, id)).toEqual(['en'])

  await payload.update({ collection: 'blogs', id, data: arabic, locale: 'ar', draft: true })
  expect((await live(payload, id)).title).not.toHaveProperty('ar')

  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  expect(await live(payload, id)).toMatchObject({
    _status: { en: 'published', ar: 'published' },
    title: { en: 'Zakat basics', ar: arabic.title },
  })

  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, locale: 'en' })
  expect(await publishedIn(payload, id)).toEqual(['ar'])
})

test('an entry may exist in Arabic only', async ({ payload }) => {
  const { categories } = await createBlog(payload)
  const blog = await payload.create({
    collection: 'blogs',
    data: { ...arabic, slug: 'asasiyat', publishedAt: '2026-01-10T09:00:00.000Z', categories, _status: 'published' },
    locale: 'ar',
  })

  expect(await publishedIn(payload, blog.id)).toEqual(['ar'])
})

test('a version that is restored as a draft is a draft in both languages, and visitors see what they saw', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'First' })
  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  await payload.update({ collection: 'blogs', id, data: { title: 'Second', _status: 'published' }, locale: 'en' })
  const where: Where = { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'First' } }] }
  const { docs } = await payload.findVersions({
    collection: 'blogs',
    where,
    locale: 'en',
    sort: '-updatedAt',
    limit: 1,
  })

  const restored = await api.post(`/api/blogs/versions/${docs[0]?.id}?draft=true`, {}, await api.as('editor'))

  expect(restored.status).toBe(200)
  expect(await live(payload, id)).toMatchObject({
    _status: { en: 'published', ar: 'published' },
    title: { en: 'Second', ar: arabic.title },
  })
  expect(await payload.findByID({ collection: 'blogs', id, locale: 'all', draft: true })).toMatchObject({
    _status: { en: 'draft', ar: 'draft' },
    title: { en: 'First', ar: arabic.title },
  })
})

test('what goes to the trash as a draft leaves the site, and its draft comes back with it', async ({
  api,
  payload,
}) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const patch = (path: string, data: object) =>
    api.fetch(`/api/blogs${path}`, { method: 'PATCH', headers, body: JSON.stringify(data) })
  for (const one of [true, false]) {
    const { id } = await createBlog(payload, { title: 'Live' })
    await payload.update({ collection: 'blogs', id, data: { title: 'Changed' }, draft: true, locale: 'en' })
    const path = one ? `/${id}?draft=true` : `?where[id][equals]=${id}&draft=true`

    const trashed = await patch(path, { deletedAt: '2026-01-31T09:00:00Z' })

    expect(trashed.status, path).toBe(200)
    const { documents } = await fetchPublished(payload, [{ collection: 'blogs', id }])
    expect(documents, path).toEqual([])
    await patch(`/${id}?trash=true${one ? '&draft=true' : ''}`, { deletedAt: null })
    for (const draft of [true, false])
      expect(await payload.findByID({ collection: 'blogs', id, draft, locale: 'en' }), path).toMatchObject({
        title: 'Changed',
        _status: 'draft',
      })
  }
})

test('what is restored from the trash as a draft is one in both languages', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const patch = (path: string, data: object) =>
    api.fetch(`/api/blogs${path}`, { method: 'PATCH', headers, body: JSON.stringify(data) })
  for (const one of [true, false]) {
    const { id } = await createBlog(payload)
    await payload.update({ collection: 'blogs', id, locale: 'ar', data: { ...arabic, _status: 'published' } })
    await patch(`/${id}`, { deletedAt: '2026-01-31T09:00:00Z' })

    // The button of the admin asks as for many, and names no language.
    const path = one ? `/${id}?trash=true` : `?trash=true&where[and][0][id][equals]=${id}`
    const restored = await patch(path, { deletedAt: null, _status: 'draft' })

    expect(restored.status, path).toBe(200)
    expect((await fetchPublished(payload, [{ collection: 'blogs', id }])).documents, path).toEqual([])
    expect(await payload.findByID({ collection: 'blogs', id, locale: 'all', draft: true }), path).toMatchObject({
      title: { ar: arabic.title },
      _status: { en: 'draft', ar: 'draft' },
    })
  }
})

test('what is written in Arabic only is restored from the trash as published', async ({ api, payload }) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const { id: category } = await createCategory(payload)
  const data = { ...arabic, slug: 'arabic-again', categories: [category], _status: 'published' }
  const { id } = await payload.create({ collection: 'blogs', data: data as never, locale: 'ar' })
  await payload.update({ collection: 'blogs', id, locale: 'ar', data: { deletedAt: '2026-01-31T09:00:00Z' } })

  const restored = await api.fetch(`/api/blogs?trash=true&where[and][0][id][equals]=${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ deletedAt: null, _status: 'published' }),
  })

  expect(restored.status).toBe(200)
  expect(await publishedIn(payload, id)).toEqual(['ar'])
})

test('a document keeps the id it is created with', async ({ payload }) => {
  const id = '0123456789abcdef01234567'
  const { id: stored } = await createBlog(payload, { id })
  const made = await createBlog(payload)

  expect(stored).toBe(id)
  expect(made.id).toMatch(/^[0-9a-f]{24}$/)
})

test('an entry without what a visitor needs is kept as a draft, and refused when it is published', async ({
  payload,
}) => {
  const draft = await payload.create({ collection: 'blogs', data: { title: 'An idea' } as never, draft: true })

  const publishing = payload.update({ collection: 'blogs', id: draft.id, data: { _status: 'published' } })

  await expect(publishing).rejects.toMatchObject({
    data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'excerpt' })]) },
  })
})

test('new entries start with sensible values', async ({ payload }) => {
  const vacancy = await payload.create({ collection: 'vacancies', data: { title: 'Analyst' } as never, draft: true })

  expect(vacancy).toMatchObject({
    state: 'open',
    kind: 'job',
    country: 'SA',
    openings: 1,
    publishedAt: expect.any(String),
    _status: 'draft',
  })
})

test('a category cannot stand under itself', async ({ payload }) => {
  const create = (slug: string, parent?: string) =>
    payload.create({
      collection: 'categories',
      data: { title: slug, slug, kind: 'blogs', parent, _status: 'published' },
    })
  const top = await create('top')
  const below = await create('below', top.id)

  await expect(
    payload.update({ collection: 'categories', id: top.id, data: { parent: below.id, _status: 'published' } }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'parent' }] } })
})
