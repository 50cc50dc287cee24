import { fieldsMessages } from '@diwan/shared/messages/fields'
import { BUILT_FROM_HEADER } from '@diwan/shared/spec/headers'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const AUTOSAVE = 'draft=true&autosave=true'

type Headers = Record<string, string>

interface Saved {
  doc?: { title?: string; updatedAt: string }
  message?: string
}

/** Somebody's form of a document: it sends what it was built from, as the admin does, and is built from each answer anew. */
function openForm(api: Api, headers: Headers, path: string, builtFrom: string) {
  let base = builtFrom
  return async (query: string, data: object, more: Headers = {}) => {
    const answer = await api.fetch(`/api/${path}?depth=0&locale=en&${query}`, {
      method: path.startsWith('globals') ? 'POST' : 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers, ...more, [BUILT_FROM_HEADER]: base },
      body: JSON.stringify(data),
    })
    const body = (await answer.json()) as Saved & { result?: { updatedAt: string } }
    base = (body.doc ?? body.result)?.updatedAt ?? base
    return { ...body, status: answer.status }
  }
}

async function openTwice(api: Api, headers: Headers, path: string) {
  const answer = await api.fetch(`/api/${path}?draft=true&depth=0&locale=en`, { headers })
  const { updatedAt } = (await answer.json()) as { updatedAt: string }
  return [openForm(api, headers, path, updatedAt), openForm(api, headers, path, updatedAt)] as const
}

test('a form writes nothing over what was saved in another tab, and is told so in its language', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const author = await api.as('editor')
  const [first, second] = await openTwice(api, author, `blogs/${id}`)
  expect((await first(AUTOSAVE, { title: 'Words of the first tab' })).status).toBe(200)

  const refused = [
    await second(AUTOSAVE, { title: 'Old words' }),
    await second('draft=true', { title: 'Old words' }, { 'Accept-Language': 'ar' }),
    await second('', { title: 'Old words', _status: 'published' }),
  ]

  expect(refused.map(({ status }) => status)).toEqual([412, 412, 412])
  expect(refused[0]?.message).toBe(fieldsMessages.en.faults.savedElsewhere)
  expect(refused[1]?.message).toBe(fieldsMessages.ar.faults.savedElsewhere)
  const { title } = await payload.findByID({ collection: 'blogs', id, draft: true, locale: 'en', depth: 0 })
  expect(title).toBe('Words of the first tab')
})

test('no save of a form stands in the way of its next one', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [form] = await openTwice(api, await api.as('editor'), `blogs/${id}`)

  for (const [query, data] of [
    [AUTOSAVE, { title: 'One' }],
    [AUTOSAVE, { title: 'Two' }],
    ['draft=true', { title: 'Three' }],
    [AUTOSAVE, { title: 'Four' }],
    ['', { title: 'Five', _status: 'published' }],
    [AUTOSAVE, { title: 'Six' }],
    ['publishAllLocales=true', { title: 'Seven', _status: 'published' }],
    [AUTOSAVE, { title: 'Eight' }],
  ] as const)
    expect(await form(query, data), data.title).toMatchObject({ status: 200, doc: data })
})

test('what the API, a colleague or a restored version saved is not written over by an open form', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const [author, colleague] = [await api.as('editor'), await api.as('editor')]
  const json = { 'Content-Type': 'application/json' }
  const versions = await payload.findVersions({ collection: 'blogs', where: { parent: { equals: id } }, limit: 1 })
  const deeds = {
    'the API': () =>
      api.fetch(`/api/blogs/${id}?locale=en&draft=true`, {
        method: 'PATCH',
        headers: { ...json, ...colleague },
        body: JSON.stringify({ title: 'By the API' }),
      }),
    'the other language': () =>
      api.fetch(`/api/blogs/${id}?locale=ar&draft=true`, {
        method: 'PATCH',
        headers: { ...json, ...colleague },
        body: JSON.stringify({ title: 'عنوان' }),
      }),
    'a restored version': () =>
      api.fetch(`/api/blogs/versions/${versions.docs[0]?.id}?draft=true`, { method: 'POST', headers: colleague }),
  }
  for (const [what, deed] of Object.entries(deeds)) {
    const [form] = await openTwice(api, author, `blogs/${id}`)
    expect((await deed()).status, what).toBe(200)

    expect((await form(AUTOSAVE, { title: 'Old words' })).status, what).toBe(412)
  }
})

test('who writes in a document is told before when it was saved', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [author, colleague] = [await api.as('editor'), await api.as('editor')]
  const [mine] = await openTwice(api, author, `blogs/${id}`)
  const [theirs] = await openTwice(api, colleague, `blogs/${id}`)
  await theirs(AUTOSAVE, { title: 'Words of a colleague' })

  expect((await mine(AUTOSAVE, { title: 'Old words' })).status).toBe(423)
})

test.for([
  ['a record', 'rejection-reasons', {}],
  ['content without drafts', 'job-titles', { department: 'Advisory' }],
] as const)('%s is guarded as well', async ([_what, collection, more], { api }) => {
  const headers = await api.as('recruiter')
  const data = { title: 'Tax', ...more }
  const made = await api.post(`/api/${collection}?locale=en&draft=true`, data, headers)
  const { doc } = (await made.json()) as { doc: { id: string } }
  const [first, second] = await openTwice(api, headers, `${collection}/${doc.id}`)

  expect((await first('', { title: 'Zakat' })).status).toBe(200)
  expect((await second('', { title: 'Old words' })).status).toBe(412)
  expect((await first('', { title: 'VAT' })).status).toBe(200)
})

test('a caller who says nothing of what they read is served as ever', async ({ api, payload }) => {
  const blog = await createBlog(payload)
  const author = await api.as('editor')
  const save = (title: string) =>
    api.fetch(`/api/blogs/${blog.id}?locale=en&draft=true`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...author },
      body: JSON.stringify({ title, updatedAt: blog.updatedAt }),
    })

  expect((await save('One')).status).toBe(200)
  expect((await save('Two')).status).toBe(200)
})

test('a menu is not written over by a form that is older', async ({ api }) => {
  const author = await api.as('editor')
  await api.post('/api/globals/footer?locale=en', { legal: '© Rasikh', _status: 'published' }, author)
  const [first, second] = await openTwice(api, author, 'globals/footer')

  expect((await first('', { legal: '© 1', _status: 'published' })).status).toBe(200)
  expect((await second('', { legal: '© 2', _status: 'published' })).status).toBe(412)
  expect((await first('draft=true', { legal: '© 3', _status: 'draft' })).status).toBe(200)
  expect((await first('', { legal: '© 4', _status: 'published' })).status).toBe(200)
})
