import type { Payload, TypedUser } from 'payload'
import { expect, onTestFinished, vi } from 'vitest'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { aRichText } from '../../tests/builders/aRichText'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { plansQueue } from '@/jobs/plansQueue'
import { fetchPublished } from '@/publishing/published/fetchPublished'
import { publishBundle } from './publishBundle'
import { rollBackBundle } from './rollBackBundle'

const asUser = (user: object) => ({ ...user, collection: 'users' }) as TypedUser

/** Blogs that are live in English, each with a newer draft in both languages. */
async function blogsWithDrafts(payload: Payload, count: number) {
  const { id: category } = await createCategory(payload)
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const { id } = await createBlog(payload, { title: `Old ${number}`, categories: [category] })
    const arabic = { title: `جديد ${number}`, excerpt: 'ملخص', body: aRichText('نص') }
    await payload.update({ collection: 'blogs', id, locale: 'en', data: { title: `New ${number}` }, draft: true })
    await payload.update({ collection: 'blogs', id, locale: 'ar', data: arabic, draft: true })
    ids.push(id)
  }
  return ids
}

const createBundle = (payload: Payload, ids: string[], globals: 'footer'[] = []) =>
  payload.create({
    collection: 'bundles',
    data: {
      title: 'Relaunch',
      globals,
      languages: ['en', 'ar'],
      documents: ids.map((value) => ({ relationTo: 'blogs', value })),
    },
  })

const footer = { legal: 'Old words' }

async function titles(payload: Payload, ids: string[]) {
  const { documents } = await fetchPublished(
    payload,
    ids.map((id) => ({ collection: 'blogs', id })),
  )
  return documents
    .filter(({ collection }) => collection === 'blogs')
    .map(({ locales }) => [locales.en?.title, locales.ar?.title ?? null])
}

test('a bundle goes live as one batch, and back as one, and no draft is lost', async ({ payload }) => {
  const editor = asUser(await createUser(payload))
  await payload.updateGlobal({ slug: 'footer', data: footer, locale: 'en' })
  await payload.updateGlobal({ slug: 'footer', data: { legal: 'New words' }, locale: 'en', draft: true })
  const ids = await blogsWithDrafts(payload, 4)
  const before = await titles(payload, ids)
  const bundle = await createBundle(payload, ids, ['footer'])
  await payload.db.deleteMany({ collection: 'outbox', where: {} })

  await publishBundle(payload, bundle.id, editor)

  const rows = (await payload.find({ collection: 'outbox', pagination: false })).docs
  expect(new Set(rows.map(({ batch }) => batch)).size).toBe(1)
  expect(new Set(rows.map(({ documentId }) => documentId))).toEqual(new Set([...ids, 'footer']))
  // All its languages at once.
  expect(rows.filter(({ documentId }) => documentId === 'footer')).toHaveLength(1)
  expect(await titles(payload, ids)).toEqual(ids.map((_, number) => [`New ${number}`, `جديد ${number}`]))
  expect((await payload.findGlobal({ slug: 'footer', locale: 'en' })).legal).toBe('New words')

  const after = await rollBackBundle(payload, bundle.id, editor)

  expect(after.state).toBe('rolled-back')
  expect(await titles(payload, ids)).toEqual(before)
  expect((await payload.findGlobal({ slug: 'footer', locale: 'en' })).legal).toBe('Old words')
  const drafts = await Promise.all(
    ids.map((id) => payload.findByID({ collection: 'blogs', id, locale: 'ar', draft: true })),
  )
  expect(drafts.map(({ title }) => title)).toEqual(ids.map((_, number) => `جديد ${number}`))

  await publishBundle(payload, bundle.id, editor)
  expect(await titles(payload, ids)).toEqual(ids.map((_, number) => [`New ${number}`, `جديد ${number}`]))
})

test('one document that cannot be published keeps all of them as they are', async ({ payload }) => {
  const editor = asUser(await createUser(payload))
  const ids = await blogsWithDrafts(payload, 2)
  await payload.update({ collection: 'blogs', id: ids[1]!, locale: 'en', data: { categories: [] }, draft: true })
  const bundle = await createBundle(payload, ids)
  await payload.db.deleteMany({ collection: 'outbox', where: {} })

  await expect(publishBundle(payload, bundle.id, editor)).rejects.toThrow(/“New 1” – categories/)

  expect((await titles(payload, ids)).map(([english]) => english)).toEqual(['Old 0', 'Old 1'])
  expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
  expect((await payload.findByID({ collection: 'bundles', id: bundle.id })).state).toBe('collecting')
})

test('whoever asks for one document of a batch is answered with all of it, before the release and not after', async ({
  payload,
}) => {
  const editor = asUser(await createUser(payload))
  const ids = await blogsWithDrafts(payload, 3)
  const bundle = await createBundle(payload, ids)
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  await publishBundle(payload, bundle.id, editor)

  const one = await fetchPublished(payload, [{ collection: 'blogs', id: ids[0]! }])
  expect(new Set(one.documents.map(({ id }) => id))).toEqual(new Set(ids))
  expect(one.together.map((group) => group.map(({ id }) => id).sort())).toEqual([[...ids].sort()])

  await payload.db.updateMany({ collection: 'outbox', where: {}, data: { state: 'live' }, returning: false })
  const later = await fetchPublished(payload, [{ collection: 'blogs', id: ids[0]! }])
  expect(later.documents.map(({ id }) => id)).toEqual([ids[0]])
  expect(later.together).toEqual([])
})

test('two bundles with a document in common are on their way together', async ({ payload }) => {
  const editor = asUser(await createUser(payload))
  const ids = await blogsWithDrafts(payload, 4)
  const [first, second, third, other] = ids as [string, string, string, string]
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  await publishBundle(payload, (await createBundle(payload, [first, second])).id, editor)
  await payload.update({ collection: 'blogs', id: second, locale: 'en', data: { title: 'Newer' }, draft: true })
  await publishBundle(payload, (await createBundle(payload, [second, third])).id, editor)

  const asked = [other, third, first].map((id) => ({ collection: 'blogs', id }))
  const { documents, together } = await fetchPublished(payload, asked)

  expect(documents.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(together.map((group) => group.map(({ id }) => id).sort())).toEqual([[first, second, third].sort()])
})

test('a bundle committed while documents are read is read whole', async ({ payload }) => {
  const editor = asUser(await createUser(payload))
  const ids = await blogsWithDrafts(payload, 2)
  const bundle = await createBundle(payload, ids)
  const { find } = payload.db
  let isPublished = false
  payload.db.find = (async (args: never) => {
    const answer = await (find as (args: never) => Promise<unknown>).call(payload.db, args)
    if (!isPublished && (args as { collection: string }).collection === 'blogs') {
      isPublished = true
      await publishBundle(payload, bundle.id, editor)
    }
    return answer
  }) as typeof find

  const seen = await titles(payload, ids)
  payload.db.find = find

  expect(seen.map(([english]) => english)).toEqual(['New 0', 'New 1'])
})

test('what was published again since is not overwritten by a rollback', async ({ payload }) => {
  const editor = asUser(await createUser(payload))
  const ids = await blogsWithDrafts(payload, 1)
  const bundle = await createBundle(payload, ids)
  await publishBundle(payload, bundle.id, editor)
  await payload.update({
    collection: 'blogs',
    id: ids[0]!,
    locale: 'en',
    data: { title: 'Newer', _status: 'published' },
  })

  await expect(rollBackBundle(payload, bundle.id, editor)).rejects.toThrow(/“Newer” was published again/)
  expect((await titles(payload, ids))[0]?.[0]).toBe('Newer')
})

test('a plan publishes at its time, as whoever planned it, and a plan taken back does nothing', async ({
  api,
  payload,
}) => {
  const ids = await blogsWithDrafts(payload, 1)
  const bundle = await createBundle(payload, ids)
  const headers = await api.as('editor')
  const plan = (at: string | null) => api.post(`/api/bundles/${bundle.id}/schedule`, { at }, headers)
  const run = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
    for (const { id } of docs) await payload.db.updateJobs({ id, data: { waitUntil: new Date(0).toISOString() } })
    await payload.jobs.run({ allQueues: true, silent: true })
  }
  // As text, a year of five digits stands before every other: its plan would be carried out at once.
  for (const at of [
    '2020-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59-05:00',
    '2027-02-30T00:00:00Z',
  ])
    expect((await plan(at)).status, at).toBe(422)
  expect((await plan(new Date(Date.now() + 60_000).toISOString())).status).toBe(200)
  expect((await plan(null)).status).toBe(200)
  await run()
  expect((await titles(payload, ids))[0]?.[0]).toBe('Old 0')

  expect((await plan(new Date(Date.now() + 60_000).toISOString())).status).toBe(200)
  await run()
  expect((await titles(payload, ids))[0]?.[0]).toBe('New 0')
  expect((await api.post(`/api/bundles/${bundle.id}/publish`, {}, await api.as('recruiter'))).status).toBe(403)
})

test('an empty bundle is not published, and one that is live is neither published, planned nor taken for planned', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const post = async (id: string, what: string, body: object = {}) =>
    (await api.post(`/api/bundles/${id}/${what}`, body, headers)).status
  const empty = await createBundle(payload, [])
  expect(await post(empty.id, 'publish')).toBe(422)

  const { id } = await createBundle(payload, await blogsWithDrafts(payload, 1))
  expect(await post(id, 'publish')).toBe(200)
  expect(await post(id, 'publish')).toBe(409)
  expect(await post(id, 'schedule', { at: new Date(Date.now() + 3_600_000).toISOString() })).toBe(409)
  await post(id, 'schedule', { at: null })
  expect(await payload.findByID({ collection: 'bundles', id })).toMatchObject({ state: 'published' })
})

test('a plan that fails says why in the language of whoever planned it', async ({ api, payload }) => {
  const [id = ''] = await blogsWithDrafts(payload, 1)
  const bundle = await createBundle(payload, [id])
  const headers = { ...(await api.as('editor')), 'Accept-Language': 'ar' }
  const at = new Date(Date.now() + 60_000).toISOString()
  const planned = async () => {
    expect((await api.post(`/api/bundles/${bundle.id}/schedule`, { at }, headers)).status).toBe(200)
    return payload.findByID({ collection: 'bundles', id: bundle.id, depth: 0 })
  }
  const faultAtItsTime = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    await payload.jobs.run({ queue: plansQueue, silent: true })
    vi.useRealTimers()
    return (await payload.findByID({ collection: 'bundles', id: bundle.id })).error
  }
  onTestFinished(() => void vi.useRealTimers())

  await payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() } })
  await planned()
  expect(await faultAtItsTime()).toContain('في سلة المهملات')

  const { publishedBy } = await planned()
  await payload.delete({ collection: 'users', id: String(publishedBy) })
  expect(await faultAtItsTime()).toBe('لم يعد الحساب الذي جدول هذا موجودًا. أعد جدولته.')
})

test('a plan that was moved is not carried out at the time it had', async ({ api, payload }) => {
  const bundle = await createBundle(payload, await blogsWithDrafts(payload, 1))
  const headers = await api.as('editor')
  const [soon, later] = [1, 3].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  for (const at of [soon, later])
    expect((await api.post(`/api/bundles/${bundle.id}/schedule`, { at }, headers)).status).toBe(200)
  const stateAfter = async (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    await payload.jobs.run({ queue: plansQueue, silent: true })
    vi.useRealTimers()
    return (await payload.findByID({ collection: 'bundles', id: bundle.id })).state
  }
  onTestFinished(() => void vi.useRealTimers())

  expect(await stateAfter(2)).toBe('scheduled')
  expect(await stateAfter(4)).toBe('published')
})

test('of a bundle and a plan that came due while nothing ran, the later one counts', async ({ api, payload }) => {
  const ids = await blogsWithDrafts(payload, 1)
  const bundle = await createBundle(payload, ids)
  const headers = await api.as('editor')
  const [soon, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const off = { collection: 'blogs', documentId: ids[0], action: 'unpublish', locale: 'all', at: later }
  expect((await api.post('/api/admin/plans', off, headers)).status).toBe(201)
  expect((await api.post(`/api/bundles/${bundle.id}/schedule`, { at: soon }, headers)).status).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())

  await payload.jobs.run({ queue: plansQueue, silent: true })

  expect(await payload.findByID({ collection: 'bundles', id: bundle.id })).toMatchObject({ state: 'published' })
  expect(await titles(payload, ids)).toEqual([])
})
