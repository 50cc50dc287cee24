import type { Locale } from '@diwan/shared/content'
import type { BlogDoc, FooterDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { writeSettings } from '../../tests/builders/writeSettings'
import { test } from '../../tests/test'

const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما يجب معرفته.', body: aRichText('نص') }

const save = (payload: Payload, id: string, locale: Locale, data: Partial<BlogDoc>) =>
  payload.update({ collection: 'blogs', id, data, locale, draft: data._status !== 'published' })

const read = (payload: Payload, id: string, draft: boolean) =>
  payload.findByID({ collection: 'blogs', id, locale: 'all', draft })

/** The newest version of an entry. */
async function newestOf(payload: Payload, id: string): Promise<string> {
  const where: Where = { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] }
  const { docs } = await payload.findVersions({ collection: 'blogs', where, sort: '-updatedAt', limit: 1 })
  return docs[0]?.id ?? ''
}

async function restore(api: Api, version: string, query = '') {
  const response = await api.post(`/api/blogs/versions/${version}?${query}`, {}, await api.as('editor'))
  const answer = (await response.json()) as { message?: string }
  expect(response.status, JSON.stringify(answer)).toBe(200)
}

test('restoring a version from before a language was published leaves that language as visitors see it', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'First' })
  const first = await newestOf(payload, id)
  await save(payload, id, 'ar', { ...arabic, _status: 'published' })
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })

  await restore(api, first, 'draft=false')

  const expected = { _status: { en: 'published', ar: 'published' }, title: { en: 'First', ar: arabic.title } }
  expect(await read(payload, id, false)).toMatchObject(expected)
  expect(await read(payload, id, true)).toMatchObject(expected)
})

test('a version that was published in all languages, of which one was not written, is restored in the other', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'Draft', _status: 'draft' })
  const everywhere = { data: { title: 'First', _status: 'published' }, locale: 'en', publishAllLocales: true } as const
  await payload.update({ collection: 'blogs', id, ...everywhere } as never)
  const first = await newestOf(payload, id)
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })

  await restore(api, first)

  expect(await read(payload, id, false)).toMatchObject({ _status: { en: 'published' }, title: { en: 'First' } })

  await save(payload, id, 'ar', { ...arabic, _status: 'published' })
  await restore(api, first)

  expect(await read(payload, id, false)).toMatchObject({ title: { en: 'First', ar: arabic.title } })
})

test('a version in which nothing was published is restored as a draft, and visitors see what they saw', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'Idea', _status: 'draft' })
  const idea = await newestOf(payload, id)
  await save(payload, id, 'en', { title: 'Live', _status: 'published' })
  await save(payload, id, 'ar', { ...arabic, _status: 'published' })

  await restore(api, idea, 'draft=false')

  const live = { _status: { en: 'published', ar: 'published' }, title: { en: 'Live', ar: arabic.title } }
  expect(await read(payload, id, false)).toMatchObject(live)
  expect(await read(payload, id, true)).toMatchObject({ title: { en: 'Idea', ar: arabic.title } })
})

test('a language that a restored version held as a draft becomes a draft beside what is live', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'First' })
  await save(payload, id, 'ar', { ...arabic, title: 'مسودة' })
  const first = await newestOf(payload, id)
  await save(payload, id, 'ar', { ...arabic, _status: 'published' })
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })

  await restore(api, first)

  expect(await read(payload, id, false)).toMatchObject({
    _status: { en: 'published', ar: 'published' },
    title: { ar: arabic.title },
  })
  expect(await read(payload, id, true)).toMatchObject({ title: { ar: 'مسودة' } })
})

test('restoring as a draft leaves the words of a language that the version did not hold', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { title: 'First' })
  const first = await newestOf(payload, id)
  await save(payload, id, 'ar', { ...arabic, _status: 'published' })

  await restore(api, first, 'draft=true')

  expect(await read(payload, id, true)).toMatchObject({ title: { en: 'First', ar: arabic.title } })
})

test('a version is restored as a draft while a second person is demanded, and published by nobody alone', async ({
  api,
  payload,
}) => {
  await writeSettings(payload)
  const { id } = await createBlog(payload, { title: 'First' })
  const first = await newestOf(payload, id)
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })
  const demand = (requireSecondPerson: boolean) =>
    payload.db.updateGlobal({ slug: 'site-settings', data: { requireSecondPerson } as never })
  await demand(true)
  try {
    const published = await api.post(`/api/blogs/versions/${first}`, {}, await api.as('editor'))
    expect(published.status).toBe(403)
    await restore(api, first, 'draft=true')
  } finally {
    await demand(false)
  }
  expect(await read(payload, id, false)).toMatchObject({ title: { en: 'Second' } })
  expect(await read(payload, id, true)).toMatchObject({ title: { en: 'First' } })
})

const footer = async (payload: Payload, draft: boolean) =>
  (await payload.findGlobal({ slug: 'footer', locale: 'all', draft })) as unknown as Pick<FooterDoc, '_status'> & {
    legal: Record<Locale, string>
  }

test('a draft of a global is restored as a draft: its words are not on the site, and nothing leaves it', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const send = (query: string, legal: string, _status: string) =>
    api.post(`/api/globals/footer?${query}`, { legal, _status }, headers)
  await send('locale=en', 'First', 'published')
  await send('locale=ar', 'الأول', 'published')
  await send('locale=en&draft=true', 'Idea', 'draft')
  const versions = async () =>
    (await payload.findGlobalVersions({ slug: 'footer', sort: '-updatedAt', locale: 'en' })).docs
  const versionOf = async (legal: string) => (await versions()).find(({ version }) => version.legal === legal)?.id
  const [idea, first] = [await versionOf('Idea'), await versionOf('First')]
  await send('locale=en', 'Second', 'published')
  await send('locale=ar', 'الثاني', 'published')
  const restoreFooter = async (version: string | undefined, query: string) =>
    (await api.post(`/api/globals/footer/versions/${version}?${query}`, {}, headers)).status

  expect(await restoreFooter(idea, 'draft=false')).toBe(200)
  expect(await footer(payload, false)).toMatchObject({ _status: 'published', legal: { en: 'Second', ar: 'الثاني' } })
  expect(await footer(payload, true)).toMatchObject({ _status: 'draft', legal: { en: 'Idea', ar: 'الأول' } })

  expect(await restoreFooter(first, 'draft=true')).toBe(200)
  expect(await footer(payload, false)).toMatchObject({ _status: 'published', legal: { en: 'Second', ar: 'الثاني' } })
  expect(await footer(payload, true)).toMatchObject({ _status: 'draft', legal: { en: 'First' } })

  expect(await restoreFooter(first, 'draft=false')).toBe(200)
  expect(await footer(payload, false)).toMatchObject({ _status: 'published', legal: { en: 'First' } })
})

test('a version of the moment in which an entry went to the trash does not take it there again', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'First' })
  await payload.update({ collection: 'blogs', id, data: { deletedAt: '2026-01-31T09:00:00Z' } })
  const trashed = await newestOf(payload, id)
  await payload.update({ collection: 'blogs', id, trash: true, data: { deletedAt: null } })
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })

  await restore(api, trashed)

  expect(await read(payload, id, false)).toMatchObject({ deletedAt: null, title: { en: 'First' } })
  expect(await read(payload, id, true)).toMatchObject({ deletedAt: null })
})

test('a version that lacks what is asked for today is refused as a whole, and the log tells of what was done', async ({
  api,
  payload,
}) => {
  const headers = await api.as('editor')
  const { id } = await createBlog(payload, { title: 'First' })
  const first = await newestOf(payload, id)
  await save(payload, id, 'en', { title: 'Second', _status: 'published' })
  const version = await payload.db.findVersions<BlogDoc>({ collection: 'blogs', where: { id: { equals: first } } })
  await payload.db.updateVersion({
    collection: 'blogs',
    id: first,
    versionData: { ...version.docs[0], version: { ...version.docs[0]?.version, publishedAt: null } } as never,
  })
  const actions = async () => {
    const where = { documentId: { equals: id } }
    const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'at' })
    return docs.map(({ action }) => action)
  }

  const refused = await api.post(`/api/blogs/versions/${first}`, {}, headers)

  expect(refused.status).toBe(400)
  expect(await read(payload, id, true)).toMatchObject({ title: { en: 'Second' } })
  expect(await actions()).toEqual([])
  await restore(api, await newestOf(payload, id))
  expect(await actions()).toEqual(['restore-version', 'publish'])
})
