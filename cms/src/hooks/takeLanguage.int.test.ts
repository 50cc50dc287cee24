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

test('texts are written in one language: a wish for all of them is refused, and nothing is lost', async ({
  api,
  payload,
}) => {
  const headers = { 'Content-Type': 'application/json', ...(await api.as('editor')) }
  const { id } = await createBlog(payload, { title: 'Told in English' })
  const calls: [path: string, method: string, body: object][] = [
    ['/api/categories?locale=all', 'POST', category('Lost')],
    ['/api/categories?locale=*', 'POST', category('Lost')],
    ['/api/categories', 'POST', { ...category('Lost'), locale: 'all' }],
    [`/api/blogs/${id}?locale=all`, 'PATCH', { title: 'Lost' }],
    [`/api/blogs?where[id][equals]=${id}&locale=all`, 'PATCH', { title: 'Lost' }],
    [`/api/blogs/${id}?publishSpecificLocale=all`, 'PATCH', { title: 'Lost' }],
    [`/api/blogs/${id}/duplicate?locale=all`, 'POST', {}],
    ['/api/globals/footer?locale=all', 'POST', { legal: 'Lost' }],
  ]
  for (const [path, method, body] of calls) {
    const response = await api.fetch(path, { method, headers, body: JSON.stringify(body) })

    expect([response.status, await response.json()], path).toMatchObject([
      400,
      { message: 'Texts are written in one language at a time. Name one of: en, ar.' },
    ])
  }
  const { totalDocs } = await payload.count({ collection: 'categories', where: { slug: { like: 'lost' } } })
  const { title } = await payload.findByID({ collection: 'blogs', id, locale: 'all' })

  expect([totalDocs, title]).toEqual([0, { en: 'Told in English' }])
})

test('what is deleted with a wish for all languages is deleted', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const response = await api.fetch(`/api/blogs/${id}?locale=all`, { method: 'DELETE', headers: await api.as('editor') })

  expect(response.status).toBe(200)
})

test('several that are published in one language by name get their texts in that language', async ({
  api,
  payload,
}) => {
  const { body, id } = await createBlog(payload, { title: 'Told in English' })
  const response = await api.fetch(`/api/blogs?where[id][equals]=${id}&publishSpecificLocale=ar`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...(await api.as('editor')) },
    body: JSON.stringify({ title: 'بالعربية', excerpt: 'ملخص', body, _status: 'published' }),
  })
  const { title } = await payload.findByID({ collection: 'blogs', id, locale: 'all' })

  expect([response.status, title]).toEqual([200, { en: 'Told in English', ar: 'بالعربية' }])
})

test.for(['publishSpecificLocale=xx', 'publishSpecificLocale=en&publishSpecificLocale=ar'])(
  'a language to publish in by %s is refused',
  async (query, { api, payload }) => {
    const { id } = await createBlog(payload)
    const response = await api.fetch(`/api/blogs/${id}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...(await api.as('editor')) },
      body: JSON.stringify({ _status: 'published' }),
    })

    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^The site has no language “.+”\. Ask for one of: en, ar\.$/) },
    ])
  },
)
