import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const category = (title: string) => ({ title, kind: 'blogs' })

test('what is written without a language is kept in the default one', async ({ api, payload }) => {
  const headers = await api.as('editor')
  for (const query of ['', '?locale=']) {
    const response = await api.post(`/api/categories${query}`, category('Family businesses'), headers)
    const { doc } = (await response.json()) as { doc: { id: string; title: string } }
    const { title } = await payload.findByID({ collection: 'categories', id: doc.id, locale: 'all', draft: true })

    expect([response.status, doc.title, title]).toEqual([201, 'Family businesses', { en: 'Family businesses' }])
  }
})

test('a language in the body is the one that is written', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const response = await api.post('/api/categories', { ...category('الشركات'), locale: 'ar' }, headers)
  const { doc } = (await response.json()) as { doc: { id: string } }
  const { title } = await payload.findByID({ collection: 'categories', id: doc.id, locale: 'all', draft: true })

  expect(title).toEqual({ ar: 'الشركات' })
})

test('what is read without a language has its texts, and one published in it goes live', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const { id } = await createBlog(payload, { title: 'Told in English' })
  for (const path of [`/api/blogs/${id}`, `/api/blogs/${id}?draft=true`]) {
    const doc = (await (await api.fetch(path, { headers })).json()) as { title?: string }
    expect(doc.title, path).toBe('Told in English')
  }
  const edited = await api.fetch(`/api/blogs/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Told again', _status: 'published' }),
  })
  const { title } = await payload.findByID({ collection: 'blogs', id, locale: 'en' })

  expect([edited.status, title]).toEqual([200, 'Told again'])
})

test('a global that is written without a language keeps its texts', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const response = await api.post('/api/globals/footer', { legal: 'Consulting that is measured.' }, headers)
  const { legal } = await payload.findGlobal({ slug: 'footer', locale: 'en' })

  expect([response.status, legal]).toEqual([200, 'Consulting that is measured.'])
})

test('a language that the site does not have is refused, and named', async ({ api }) => {
  const headers = await api.as('editor')
  for (const response of [
    await api.post('/api/categories?locale=fr', category('Familles'), headers),
    await api.fetch('/api/blogs?locale=fr', { headers }),
    await api.fetch('/api/globals/footer?locale=fr', { headers }),
  ]) {
    const { message } = (await response.json()) as { message: string }
    expect([response.status, message]).toEqual([400, 'The site has no language “fr”. Ask for one of: en, ar.'])
  }
})
