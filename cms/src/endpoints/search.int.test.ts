import { expect } from 'vitest'
import { createApplicant, createApplication } from '../../tests/builders/createApplication'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

test('the search finds an interview by its candidate, and no rows that have no name to be found by', async ({
  api,
  payload,
}) => {
  const meet = async (name: string) => {
    const applicant = await createApplicant(payload, { name, email: `${crypto.randomUUID()}@candidates.example` })
    const { id: application } = await createApplication(payload, { applicant: applicant.id })
    return payload.create({ collection: 'interviews', data: { application, state: 'proposed' } })
  }
  const wanted = await meet('Noura Alotaibi')
  await meet('Fahad Alharbi')
  await payload.create({ collection: 'equal-opportunity-answers', data: { month: '2026-03' } as never })

  const answer = await api.fetch('/api/admin/search?q=noura', { headers: await api.as('admin') })
  const { results } = (await answer.json()) as { results: { href: string; title: string }[] }

  expect(results.filter(({ href }) => href.includes('/interviews/'))).toEqual([
    expect.objectContaining({ title: 'Noura Alotaibi', href: `/admin/auth/interviews/edit/${wanted.id}` }),
  ])
  expect(results.filter(({ href }) => href.includes('equal-opportunity'))).toEqual([])
})

const hrefsOf = async (answer: Response) =>
  ((await answer.json()) as { results: { href: string }[] }).results.map(({ href }) => href)

test('what is written in one language is found whichever the panel speaks', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { title: 'Withholding tax in brief' })
  const headers = { ...(await api.as('editor')), 'Accept-Language': 'ar' }

  const found = await hrefsOf(await api.fetch('/api/admin/search?q=withholding', { headers }))

  expect(found).toContain(`/admin/auth/blogs/edit/${id}`)
  const pasted = await api.fetch('/api/admin/search?q=%00withholding%00', { headers })
  expect(await hrefsOf(pasted)).toEqual(found)
})

test('screens are found by their name, as far as the person may open them', async ({ api }) => {
  const find = async (role: 'editor' | 'recruiter', text: string) =>
    hrefsOf(await api.fetch(`/api/admin/search?q=${encodeURIComponent(text)}`, { headers: await api.as(role) }))

  expect(await find('editor', 'contacts')).toContain('/admin/auth/contacts')
  expect(await find('editor', 'رسائل التواصل')).toContain('/admin/auth/contacts')
  expect(await find('editor', 'site settings')).toContain('/admin/globals/site-settings')
  expect(await find('recruiter', 'contacts')).not.toContain('/admin/auth/contacts')
})

test('an entry is found by its address, and by its Arabic title however it is spelled', async ({ api, payload }) => {
  const { id, slug } = await createBlog(payload)
  await payload.update({
    collection: 'blogs',
    id,
    locale: 'ar',
    draft: true,
    data: { title: 'الإقامةُ المميّزة في سطور', _status: 'draft' },
  })
  const headers = await api.as('editor')
  const find = async (text: string) =>
    hrefsOf(await api.fetch(`/api/admin/search?q=${encodeURIComponent(text)}`, { headers }))

  expect(await find(slug)).toContain(`/admin/auth/blogs/edit/${id}`)
  expect(await find('الاقامة المميزه')).toContain(`/admin/auth/blogs/edit/${id}`)
})

test('what somebody looks for in a list is looked for in all that it is known by', ({ payload }) => {
  const searched = (slug: 'blogs' | 'keywords' | 'mails' | 'media' | 'partners' | 'redirects' | 'users') =>
    payload.collections[slug].config.admin.listSearchableFields

  expect(searched('blogs')).toEqual(['title', 'slug'])
  expect(searched('keywords')).toEqual(['title', 'path'])
  expect(searched('media')).toEqual(['filename', 'alt', 'caption'])
  expect(searched('redirects')).toEqual(['from', 'to'])
  expect(searched('users')).toEqual(['name', 'email'])
  expect(searched('mails')).toEqual(['subject', 'to'])
})
