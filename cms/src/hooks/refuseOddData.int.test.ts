import { expect } from 'vitest'
import { createApplicant } from '../../tests/builders/createApplication'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const ID = 'f'.repeat(24)
const json = { 'Content-Type': 'application/json' }

/** Rich text whose quotations stand in each other. */
const aTextWithCell = (cell: object, table: object = {}) => ({
  root: {
    children: [
      { type: 'table', ...table, children: [{ type: 'tablerow', children: [{ type: 'tablecell', ...cell }] }] },
    ],
  },
})

function aTextNested(depth: number) {
  let node: object = { type: 'paragraph', version: 1, children: [] }
  for (let level = 1; level < depth; level++) node = { type: 'quote', version: 1, children: [node] }
  return { root: { type: 'root', version: 1, children: [node] } }
}

interface Refusal {
  message: string
  errors: { name: string; data: { errors: { path: string; message: string }[] } }[]
}

test('a value of another kind than its field is refused with the field and what to enter, in drafts too', async ({
  api,
  payload,
}) => {
  const headers = { ...json, ...(await api.as('admin')) }
  const blog = `blogs/${(await createBlog(payload)).id}`
  const applicant = `applicants/${(await createApplicant(payload)).id}`
  const odd: [path: string, data: object, field: string, words: string][] = [
    [blog, { title: { a: 1 } }, 'title', 'text'],
    [blog, { title: 5 }, 'title', 'text'],
    [blog, { title: ['one'] }, 'title', 'text'],
    [blog, { publishedAt: ['2026-01-01'] }, 'publishedAt', 'date'],
    [blog, { publishedAt: { a: 1 } }, 'publishedAt', 'date'],
    [blog, { publishedAt: '' }, 'publishedAt', 'date'],
    [blog, { publishedAt: 'soon' }, 'publishedAt', 'date'],
    [blog, { publishedAt: '01/02/2026' }, 'publishedAt', 'date'],
    [blog, { publishedAt: '5' }, 'publishedAt', 'date'],
    [blog, { publishedAt: '2026-02-30' }, 'publishedAt', 'date'],
    [blog, { publishedAt: '9999-12-31T23:59:59-05:00' }, 'publishedAt', 'date'],
    [blog, { publishedAt: '2026-01-31T09:00' }, 'publishedAt', 'date'],
    [blog, { cover: 'no-id' }, 'cover', 'id'],
    [blog, { cover: [ID] }, 'cover', 'id'],
    [blog, { categories: 'no-id' }, 'categories', 'ids'],
    [blog, { categories: [ID, 'no-id'] }, 'categories', 'ids'],
    [blog, { seo: 'words' }, 'seo', 'object'],
    [blog, { seo: { title: {} } }, 'seo.title', 'text'],
    [blog, { seo: null }, 'seo', 'object'],
    [blog, { 'title.en': 'words' }, 'title.en', 'inside'],
    [blog, { 'seo.title': 'words' }, 'seo.title', 'inside'],
    [blog, { body: { root: { children: 'words' } } }, 'body', 'formatted'],
    [blog, { body: [] }, 'body', 'formatted'],
    [blog, { body: aTextWithCell({ colSpan: 1e9 }) }, 'body', 'formatted'],
    [blog, { body: aTextWithCell({ rowSpan: '2' }) }, 'body', 'formatted'],
    [blog, { body: aTextWithCell({ backgroundColor: 'url(//a.example)' }) }, 'body', 'formatted'],
    [blog, { body: aTextWithCell({}, { colWidths: [1e9] }) }, 'body', 'formatted'],
    [blog, { body: { root: { children: [null] } } }, 'body', 'formatted'],
    [blog, { body: { root: { children: [{ type: 'paragraph', children: ['words'] }] } } }, 'body', 'formatted'],
    [blog, { body: aTextNested(101) }, 'body', 'formatted'],
    [blog, { body: aTextNested(1_000) }, 'body', 'formatted'],
    [applicant, { city: true }, 'city', 'text'],
  ]
  for (const [path, data, field, words] of odd)
    for (const draft of path === blog ? ['', '?draft=true'] : ['']) {
      const body = JSON.stringify(data)
      const answer = await api.fetch(`/api/${path}${draft}`, { method: 'PATCH', headers, body })
      expect(answer.status, `${path}${draft} ${body}`).toBe(400)
      const { errors, message } = (await answer.json()) as Refusal
      expect(message, body).toContain(field)
      expect(errors[0]?.data.errors, body).toEqual([{ path: field, message: expect.stringContaining(words) }])
    }
})

test('rows and blocks are looked into, and a global is judged as a document is', async ({ api }) => {
  const headers = { ...json, ...(await api.as('admin')) }
  const pathsOf = async (path: string, data: object) => {
    const answer = await api.fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
    const { errors } = (await answer.json()) as Refusal
    return [answer.status, ...(errors[0]?.data.errors ?? []).map((each) => each.path)]
  }

  expect(await pathsOf('pages?draft=true', { title: 'Odd', layout: ['words'] })).toEqual([400, 'layout.0'])
  expect(await pathsOf('pages?draft=true', { title: 'Odd', layout: 'words' })).toEqual([400, 'layout'])
  expect(await pathsOf('pages?draft=true', { title: 'Odd', layout: [{ blockType: 'nope' }] })).toEqual([
    400,
    'layout.0.blockType',
  ])
  const rows = [{ blockType: 'hero', heading: 7 }]
  expect(await pathsOf('pages?draft=true', { title: 'Odd', layout: rows })).toEqual([400, 'layout.0.heading'])
  expect(await pathsOf('categories?draft=true', { title: 'Odd', kind: 'nothing' })).toEqual([400, 'kind'])
  for (const id of ['no-id', 5, ID.toUpperCase()])
    expect(await pathsOf('categories?draft=true', { title: 'Odd', id })).toEqual([400, 'id'])
  expect(await pathsOf('globals/hiring-desk', { criteria: 'words' })).toEqual([400, 'criteria'])
  expect(await pathsOf('vacancies?draft=true', { title: 'Odd', openings: 'a word' })).toEqual([400, 'openings'])
  expect(await pathsOf('globals/footer?draft=true', { columns: 'words' })).toEqual([400, 'columns'])
})

test('what a form sends is taken: empty, or with what it points at', async ({ api, payload }) => {
  const headers = { ...json, ...(await api.as('admin')) }
  const blog = await createBlog(payload)
  const category = await payload.create({
    collection: 'categories',
    data: { title: 'Tax', slug: 'tax', kind: 'blogs' } as never,
    locale: 'en',
  })
  const fine = [
    { cover: '', categories: [] },
    { cover: null, publishedAt: null, categories: null },
    { categories: [category] },
    { categories: [category.id], publishedAt: '2026-01-31T09:00:00Z' },
    { publishedAt: '2026-01-31' },
    { publishedAt: '2026-01-31T12:00:00.000+03:00' },
  ]
  for (const data of fine) {
    const body = JSON.stringify(data)
    const answer = await api.fetch(`/api/blogs/${blog.id}?draft=true`, { method: 'PATCH', headers, body })
    expect(answer.status, body).toBe(200)
  }
})

test('a title of spaces is none: it cannot go live', async ({ api, payload }) => {
  const headers = { ...json, ...(await api.as('admin')) }
  const { id, title } = await createBlog(payload)

  const answer = await api.fetch(`/api/blogs/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ title: ' \u200f\u00a0', _status: 'published' }),
  })

  expect(answer.status).toBe(400)
  expect(((await answer.json()) as Refusal).errors[0]?.data.errors).toMatchObject([{ path: 'title' }])
  expect(await payload.findByID({ collection: 'blogs', id })).toMatchObject({ title })
})

test('an empty state leaves a live entry live, and a new one is a draft', async ({ api, payload }) => {
  const headers = { ...json, ...(await api.as('editor')) }
  const { id } = await createBlog(payload)
  const sent = { title: 'Still live', _status: null }
  await api.fetch(`/api/blogs/${id}`, { method: 'PATCH', headers, body: JSON.stringify(sent) })
  const made = await api.post('/api/categories', { title: 'Made', kind: 'blogs', _status: null }, headers)
  const { doc } = (await made.json()) as { doc: object }

  expect(await payload.findByID({ collection: 'blogs', id, locale: 'en' })).toMatchObject({
    title: 'Still live',
    _status: 'published',
  })
  expect(doc).toMatchObject({ _status: 'draft' })
})

test.for(['text/plain', 'application/x-www-form-urlencoded', 'APPLICATION/JSON'])(
  'what is sent as %s is told how to be sent',
  async (type, { api, payload }) => {
    const headers = { ...(await api.as('admin')), 'Content-Type': type }
    const body = JSON.stringify({ title: 'Unread' })
    const blog = await createBlog(payload)
    for (const [method, path] of [
      ['POST', 'categories'],
      ['PATCH', `blogs/${blog.id}`],
      ['POST', 'globals/footer'],
    ] as const) {
      const answer = await api.fetch(`/api/${path}`, { method, headers, body })
      const { message } = (await answer.json()) as Refusal

      expect([answer.status, message], path).toEqual([400, expect.stringContaining('Content-Type: application/json')])
    }
  },
)

test('nobody but the system says when a document was made', async ({ api, payload }) => {
  const headers = { ...json, ...(await api.as('admin')) }
  const made = [
    ['blogs', (await createBlog(payload)).id],
    ['applicants', (await createApplicant(payload)).id],
  ] as const
  const body = JSON.stringify({ createdAt: '2001-01-01T00:00:00.000Z' })
  for (const [collection, id] of made) {
    const { createdAt } = await payload.findByID({ collection, id })
    for (const path of [`${collection}/${id}`, `${collection}?where[id][equals]=${id}`]) {
      expect((await api.fetch(`/api/${path}`, { method: 'PATCH', headers, body })).status, path).toBe(200)
      expect(await payload.findByID({ collection, id }), path).toMatchObject({ createdAt })
    }
  }

  const answer = await api.post('/api/keywords?draft=true', { name: 'New', createdAt: '2001-01-01' }, headers)
  const { doc } = (await answer.json()) as { doc: { createdAt: string } }
  expect(Date.parse(doc.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'))
})
