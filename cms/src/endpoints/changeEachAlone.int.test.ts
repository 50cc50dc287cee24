import { fieldsMessages } from '@diwan/shared/messages/fields'
import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import type { Payload } from 'payload'
import { expect, onTestFinished, vi } from 'vitest'
import type { Api } from '../../tests/Api'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

interface Answer {
  docs: { id: string; email?: string; title?: string }[]
  errors: { id: string; message: string }[]
  message: string
}

const among = (ids: string[]) => `where[id][in]=${ids.join(',')}`

async function change(api: Api, path: string, data: unknown, headers: HeadersInit) {
  const answer = await api.fetch(path, {
    method: data === undefined ? 'DELETE' : 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  })
  return { status: answer.status, ...((await answer.json()) as Answer) }
}

const changesOf = async (payload: Payload, documentId: string) => {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { and: [{ documentId: { equals: documentId } }, { action: { equals: 'update' } }] },
  })
  return docs
}

test('of two accounts that are given one address the first has it, and the second is as it was', async ({
  api,
  payload,
}) => {
  const headers = await api.as('admin')
  const users = [await createUser(payload, { role: 'editor' }), await createUser(payload, { role: 'editor' })] as const
  const path = `/api/users?${among(users.map(({ id }) => id))}&sort=createdAt`

  const answer = await change(api, path, { name: 'One of two', email: 'both@rasikh.example' }, headers)

  expect(answer).toMatchObject({
    status: 400,
    docs: [{ id: users[0].id, email: 'both@rasikh.example' }],
    errors: [{ id: users[1].id, message: expect.stringContaining('email') }],
    message: 'Unable to update 1 out of 2 Users.',
  })
  expect(await payload.findByID({ collection: 'users', id: users[0].id })).toMatchObject({
    email: 'both@rasikh.example',
  })
  const second = await payload.findByID({ collection: 'users', id: users[1].id })
  expect(second).toMatchObject({ email: users[1].email, name: users[1].name })
  expect(await changesOf(payload, users[0].id)).toHaveLength(1)
  expect(await changesOf(payload, users[1].id)).toEqual([])
})

test('an administrator is left when all are demoted at once', async ({ api, payload }) => {
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const headers = await api.as('admin')
  await createUser(payload, { role: 'admin' })

  const answer = await change(api, '/api/users?where[role][equals]=admin', { role: 'editor' }, headers)

  expect(answer).toMatchObject({ status: 400, docs: [{}], errors: [{}] })
  expect((await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs).toBe(1)
})

test('of many that one language is published of, that language gets the words', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const blogs = [await createBlog(payload), await createBlog(payload)]
  const words = { title: 'عنوان', excerpt: 'موجز', body: aRichText('نص'), _status: 'published' }
  const path = `/api/blogs?${among(blogs.map(({ id }) => id))}&publishSpecificLocale=ar`

  expect((await change(api, path, words, headers)).status).toBe(200)

  for (const { id, title } of blogs) {
    const { title: titles } = await payload.findByID({ collection: 'blogs', id, locale: 'all' })
    expect(titles).toEqual({ en: title, ar: words.title })
  }
})

test('many are changed in the order and number asked for', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const blogs = [await createBlog(payload), await createBlog(payload), await createBlog(payload)]
  const query = `${among(blogs.map(({ id }) => id))}&sort=-createdAt&limit=2&locale=en`

  const answer = await change(api, `/api/blogs?${query}`, { title: 'One title' }, headers)

  expect(answer).toMatchObject({ status: 200, errors: [], message: 'Updated 2 Blogs successfully.' })
  expect(answer.docs.map(({ id }) => id)).toEqual([blogs[2]?.id, blogs[1]?.id])
})

test('a draft is found by what it says, not by what is published', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const { id } = await createBlog(payload, { title: 'Published' })
  await payload.update({ collection: 'blogs', id, data: { title: 'Not yet' }, draft: true, locale: 'en' })
  const query = 'where[title][equals]=Not yet&draft=true&locale=en'

  const answer = await change(api, `/api/blogs?${query}`, { excerpt: 'More of it.', _status: 'draft' }, headers)

  expect(answer).toMatchObject({ status: 200, docs: [{ id, title: 'Not yet', excerpt: 'More of it.' }] })
})

test('many are thrown away, brought back and deleted', async ({ api, payload }) => {
  const headers = await api.as('admin')
  const ids = [await createBlog(payload), await createBlog(payload)].map(({ id }) => id)
  const path = `/api/blogs?${among(ids)}&locale=en`

  const thrown = await change(api, path, { deletedAt: new Date().toISOString() }, headers)
  expect(thrown).toMatchObject({ status: 200, docs: [{}, {}] })
  expect((await change(api, path, { excerpt: 'Not found there.' }, headers)).docs).toEqual([])
  const back = await change(api, `${path}&trash=true`, { deletedAt: null }, headers)
  expect(back).toMatchObject({ status: 200, docs: [{}, {}] })
  const deleted = await change(api, path, undefined, headers)

  expect(deleted).toMatchObject({ status: 200, message: 'Deleted 2 Blogs successfully.' })
  expect((await payload.count({ collection: 'blogs', where: { id: { in: ids } } })).totalDocs).toBe(0)
})

test('of many, those that a colleague is editing stay as they are, and why is said in the language of whoever asks', async ({
  api,
  payload,
}) => {
  const [edited, free] = [await createBlog(payload), await createBlog(payload)]
  const headers = { ...(await api.as('editor')), 'Accept-Language': 'ar' }
  const draft = `/api/blogs/${edited.id}?locale=en&draft=true&autosave=true`
  expect((await change(api, draft, { title: 'Words' }, await api.as('editor'))).status).toBe(200)
  const path = `/api/blogs?${among([edited.id, free.id])}&locale=en`
  const message = fieldsMessages.ar.faults.edited

  const changed = await change(api, path, { excerpt: 'For all.' }, headers)
  const deleted = await change(api, path, undefined, headers)

  for (const answer of [changed, deleted])
    expect(answer).toMatchObject({
      docs: [{ id: free.id }],
      errors: [{ id: edited.id, message: `Words: ${message}` }],
    })
})

test('of many, each that is refused is named, also one whose language has no words yet', async ({ api, payload }) => {
  const whole = await createBlog(payload)
  const data = { title: 'Half a draft', _status: 'draft' } as const
  const half = await payload.create({ collection: 'blogs', data: data as never, draft: true, locale: 'en' })
  const headers = await api.as('editor')
  const path = `/api/blogs?${among([whole.id, half.id])}&locale=`

  const english = await change(api, `${path}en`, { _status: 'published' }, headers)
  const alone = await change(api, `/api/blogs?${among([half.id])}&locale=en`, { _status: 'published' }, headers)

  expect(english).toMatchObject({
    docs: [{ id: whole.id }],
    errors: [{ id: half.id, message: expect.stringMatching(/^Half a draft: The following fields are invalid/) }],
  })
  expect(alone.errors[0]?.message).toMatch(/^The following fields are invalid/)
})

test('of many, one that somebody else writes to at this moment is said to be free again soon, in the language of whoever asks', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const [first, second] = [await createBlog(payload), await createBlog(payload)] as const
  // As `mongod` refuses the second of two writers within their transactions.
  const find = payload.db.find.bind(payload.db)
  const conflict = Object.assign(new Error('WriteConflict'), { code: 112 })
  const spy = vi.spyOn(payload.db, 'find').mockImplementation((asked) => {
    const isHeld = asked.req?.transactionID && JSON.stringify(asked.where).includes(`"equals":"${second.id}"`)
    return isHeld ? Promise.reject(conflict) : (find(asked) as never)
  })
  onTestFinished(() => spy.mockRestore())

  const path = `/api/blogs?${among([first.id, second.id])}&sort=createdAt`
  const answer = await change(api, path, { showInMenu: true }, { ...headers, 'Accept-Language': 'ar' })

  expect(answer).toMatchObject({ status: 400, docs: [{ id: first.id }] })
  expect(answer.errors).toMatchObject([
    { id: second.id, message: expect.stringContaining(unavailableMessages.ar.database) },
  ])
})

test('who may not change anything, or says nothing of what, is refused', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const recruiter = await api.as('recruiter')

  expect((await change(api, `/api/blogs?${among([id])}`, { title: 'X' }, recruiter)).status).toBe(403)
  expect((await change(api, `/api/blogs?${among([id])}`, undefined, recruiter)).status).toBe(403)
  expect((await change(api, `/api/blogs?${among([id])}`, { title: 'X' }, {})).status).toBe(401)
  expect((await change(api, '/api/blogs', { title: 'X' }, await api.as('admin'))).status).toBe(400)
  const hidden = `/api/users?${among([id])}&where[hash][exists]=true`
  expect((await change(api, hidden, { name: 'X' }, recruiter)).status).toBe(400)
})
