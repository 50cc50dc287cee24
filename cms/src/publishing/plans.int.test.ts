import { planMessages } from '@diwan/shared/messages/plans'
import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'
import { listHours } from './plans/listHours'
import type { Plan } from './plans/Plan'

const HOUR = 3_600_000
const later = () => new Date(Date.now() + HOUR).toISOString()
const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص') }

async function aBlogInBothLanguages(payload: Payload) {
  const blog = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: blog.id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  return blog
}

const plansOf = async (answer: Response) => ((await answer.json()) as { plans: Plan[] }).plans

/** Lets the hour of every plan come. */
async function comeToPass(payload: Payload) {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
  for (const { id } of docs)
    await payload.db.updateJobs({ id: String(id), data: { waitUntil: new Date(0).toISOString() } })
  await payload.jobs.run({ allQueues: true, silent: true })
}

test('an editor plans to take one language off the site, and the other stays', async ({ api, payload }) => {
  const editor = await api.as('editor')
  const { id } = await aBlogInBothLanguages(payload)
  const wish = { collection: 'blogs', documentId: id, action: 'unpublish', locale: 'ar', at: later() }

  const answer = await api.post('/api/admin/plans', wish, editor)

  expect(answer.status).toBe(201)
  expect(await plansOf(answer)).toEqual([
    expect.objectContaining({ action: 'unpublish', locale: 'ar', title: 'Zakat basics', fault: null }),
  ])
  await comeToPass(payload)
  const row = await payload.db.findOne<{ id: string; _status: object }>({
    collection: 'blogs',
    where: { id: { equals: id } },
    locale: 'all',
  })
  expect(row?._status).toEqual({ en: 'published', ar: 'draft' })
  const seen = await api.fetch(`/api/admin/plans?collection=blogs&id=${id}`, { headers: editor })
  expect(await plansOf(seen)).toEqual([])
})

test('a plan is taken back, and both are in the audit log', async ({ api, payload }) => {
  const editor = await api.as('editor')
  const { id } = await createBlog(payload)
  const wish = { collection: 'blogs', documentId: id, action: 'unpublish', locale: 'all', at: later() }
  const [plan] = await plansOf(await api.post('/api/admin/plans', wish, editor))

  const answer = await api.fetch(`/api/admin/plans/${plan?.id}`, { method: 'DELETE', headers: editor })

  expect(await plansOf(answer)).toEqual([])
  await comeToPass(payload)
  expect((await payload.findByID({ collection: 'blogs', id }))._status).toBe('published')
  const lines = await payload.find({ collection: 'audit-log', where: { documentId: { equals: id } }, sort: 'at' })
  expect(lines.docs.map(({ action }) => action).filter((action) => action.startsWith('plan'))).toEqual([
    'plan',
    'plan-cancelled',
  ])
  const again = await api.fetch(`/api/admin/plans/${plan?.id}`, { method: 'DELETE', headers: editor })
  expect(again.status).toBe(404)
})

test('a plan that is being carried out is too late to take back', async ({ api, payload }) => {
  const editor = await api.as('editor')
  const { id } = await createBlog(payload)
  const wish = { collection: 'blogs', documentId: id, action: 'unpublish', locale: 'all', at: later() }
  const [plan] = await plansOf(await api.post('/api/admin/plans', wish, editor))
  await payload.db.updateJobs({ id: String(plan?.id), data: { processing: true } })

  const answer = await api.fetch(`/api/admin/plans/${plan?.id}`, { method: 'DELETE', headers: editor })

  expect(answer.status).toBe(409)
  expect(await payload.count({ collection: 'payload-jobs' })).toEqual({ totalDocs: 1 })
})

test.for([
  ['en', /Excerpt/],
  ['ar', /^الحقل التالي غير صالح.*المقتطف/],
] as const)(
  'a plan that failed says why to who can mend it, in their language (%s)',
  async ([language, why], { api, payload }) => {
    const editor = { ...(await api.as('editor')), 'Accept-Language': language }
    const { id } = await createBlog(payload, { _status: 'draft', excerpt: '' })
    const wish = { collection: 'blogs', documentId: id, action: 'publish', locale: 'en', at: later() }
    await api.post('/api/admin/plans', wish, editor)

    await comeToPass(payload)

    const seen = await api.fetch(`/api/admin/plans?collection=blogs&id=${id}`, { headers: editor })
    expect(await plansOf(seen)).toEqual([expect.objectContaining({ fault: expect.stringMatching(why) })])
  },
)

test.for([
  ['en', planMessages.en.faults.inTrash],
  ['ar', planMessages.ar.faults.inTrash],
])('a plan for what is in the trash by then says so (%s)', async ([language, fault], { api, payload }) => {
  const editor = { ...(await api.as('editor')), 'Accept-Language': language ?? '' }
  const { id } = await createBlog(payload)
  const wish = { collection: 'blogs', documentId: id, action: 'unpublish', locale: 'en', at: later() }
  await api.post('/api/admin/plans', wish, editor)
  await payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() } })

  await comeToPass(payload)

  const seen = await api.fetch(`/api/admin/plans?collection=blogs&id=${id}`, { headers: editor })
  expect(await plansOf(seen)).toEqual([expect.objectContaining({ fault })])
})

test('nobody plans what they may not write, nor the past, nor what has no drafts', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const wish = { collection: 'blogs', documentId: id, action: 'publish', locale: 'en', at: later() }
  const [editor, recruiter] = [await api.as('editor'), await api.as('recruiter')]
  const statusOf = async (body: object, headers: Record<string, string>) =>
    (await api.post('/api/admin/plans', body, headers)).status

  expect(await statusOf(wish, {})).toBe(401)
  expect(await statusOf(wish, recruiter)).toBe(403)
  expect(await statusOf({ ...wish, collection: 'users' }, editor)).toBe(403)
  expect(await statusOf({ ...wish, collection: 'redirects' }, editor)).toBe(403)
  expect(await statusOf({ ...wish, at: new Date(Date.now() - HOUR).toISOString() }, editor)).toBe(422)
  expect(await statusOf({ ...wish, at: '9999-12-31T23:59:59-05:00' }, editor)).toBe(422)
  expect(await statusOf({ ...wish, locale: 'fr' }, editor)).toBe(422)

  const [plan] = await plansOf(await api.post('/api/admin/plans', wish, editor))
  const foreign = await api.fetch(`/api/admin/plans/${plan?.id}`, { method: 'DELETE', headers: recruiter })
  expect(foreign.status).toBe(403)
  const read = await api.fetch(`/api/admin/plans?collection=blogs&id=${id}`, { headers: recruiter })
  expect(read.status).toBe(403)
})

test('what a published entry does at an hour of its own is told to who may write it', async ({ payload }) => {
  const at = later()
  const blog = await createBlog(payload, { publishedAt: at })
  await payload.update({ collection: 'blogs', id: blog.id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  await createBlog(payload, { publishedAt: at, _status: 'draft' })
  const closing = await createVacancy(payload, { closesAt: at })
  await createVacancy(payload, { closesAt: at, state: 'closed' })
  const hoursFor = async (role: 'editor' | 'recruiter', language: 'en' | 'ar') => {
    const user = await createUser(payload, { role })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
    req.i18n.language = language
    return listHours(req)
  }

  expect(await hoursFor('editor', 'ar')).toEqual([
    { action: 'appears', at, collection: 'blogs', documentId: blog.id, title: arabic.title },
  ])
  const told = await hoursFor('recruiter', 'en')
  expect(told).toEqual([expect.objectContaining({ action: 'closes', at, documentId: closing.id })])
})
