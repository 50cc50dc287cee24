import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

const AUTOSAVE = 'draft=true&autosave=true'

type Headers = Record<string, string>

const save = (api: Api, headers: Headers, id: string, query: string, data: object) =>
  api.fetch(`/api/blogs/${id}?depth=0&locale=en&${query}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  })

const locksOf = async (payload: Payload, id: string) =>
  (await payload.find({ collection: 'payload-locked-documents', depth: 0, pagination: false })).docs.filter(
    ({ document }) => document?.value === id,
  )

const titleOf = async (payload: Payload, id: string) =>
  (await payload.findByID({ collection: 'blogs', id, draft: true, depth: 0, locale: 'en' })).title

test('a document stays with whoever writes in it while its drafts are kept, and nobody writes over them', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const [author, colleague] = [await api.as('editor'), await api.as('editor')]

  for (const title of ['First words', 'More words']) {
    expect((await save(api, author, id, AUTOSAVE, { title })).status).toBe(200)
    expect(await locksOf(payload, id)).toHaveLength(1)
  }
  const refused = [
    await save(api, colleague, id, AUTOSAVE, { title: 'Other words' }),
    await save(api, { ...colleague, 'Accept-Language': 'ar' }, id, '', { title: 'Other words', _status: 'published' }),
  ]

  expect(refused.map(({ status }) => status)).toEqual([423, 423])
  const [english, arabic] = (await Promise.all(refused.map((each) => each.json()))) as { message: string }[]
  expect(english?.message).toBe(fieldsMessages.en.faults.edited)
  expect(arabic?.message).toBe(fieldsMessages.ar.faults.edited)
  expect(await titleOf(payload, id)).toBe('More words')
})

test('a list shows what somebody is editing, and who', async ({ api, payload }) => {
  const [edited, free] = [await createBlog(payload), await createBlog(payload)]
  await save(api, await api.as('editor'), edited.id, AUTOSAVE, { title: 'First words' })
  const [lock] = await locksOf(payload, edited.id)

  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }
  const { docs } = await payload.find({
    collection: 'blogs',
    draft: true,
    depth: 0,
    includeLockStatus: true,
    user,
    req: { user },
  })

  const rows = docs as unknown as { id: string; _isLocked: boolean; _userEditing: { id: string } | null }[]
  const shown = rows.map(({ id, _isLocked, _userEditing }) => [id, _isLocked, _userEditing?.id ?? null])
  expect(shown).toContainEqual([edited.id, true, lock?.user.value])
  expect(shown).toContainEqual([free.id, false, null])
})

test('whose document was taken over writes over nothing any more', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const [author, colleague] = [await api.as('editor'), await api.as('editor')]
  await save(api, author, id, AUTOSAVE, { title: 'First words' })
  const me = (await (await api.fetch('/api/users/me', { headers: colleague })).json()) as { user: { id: string } }
  const [lock] = await locksOf(payload, id)

  await api.fetch(`/api/payload-locked-documents/${lock?.id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...colleague },
    body: JSON.stringify({ user: { relationTo: 'users', value: me.user.id } }),
  })

  expect((await save(api, colleague, id, AUTOSAVE, { title: 'Other words' })).status).toBe(200)
  expect((await save(api, author, id, AUTOSAVE, { title: 'Late words' })).status).toBe(423)
  expect(await titleOf(payload, id)).toBe('Other words')
})

test('whoever leaves a form lets go of what they wrote in, and of nothing that a colleague has', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  const [author, colleague] = [await api.as('editor'), await api.as('editor')]
  await save(api, author, id, AUTOSAVE, { title: 'First words' })
  const leave = async (headers: Headers) => {
    const me = (await (await api.fetch('/api/users/me', { headers })).json()) as { user: { id: string } }
    const query = new URLSearchParams({
      'where[document.relationTo][equals]': 'blogs',
      'where[document.value][equals]': id,
      'where[user.value][equals]': me.user.id,
    })
    const answer = await api.fetch(`/api/payload-locked-documents?${query}`, { method: 'DELETE', headers })
    expect(answer.status).toBe(200)
  }

  await leave(colleague)
  expect(await locksOf(payload, id)).toHaveLength(1)

  await leave(author)
  expect(await locksOf(payload, id)).toEqual([])
})

test('a document is let go of when it is published or saved by hand', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const author = await api.as('editor')

  for (const [query, data] of [
    ['', { _status: 'published' }],
    ['draft=true', { title: 'By hand' }],
  ] as const) {
    await save(api, author, id, AUTOSAVE, { title: 'Words' })
    expect((await save(api, author, id, query, data)).status).toBe(200)
    expect(await locksOf(payload, id)).toEqual([])
  }
})
