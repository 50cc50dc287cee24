import type { Payload } from 'payload'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { fetchPublished } from '../publishing/published/fetchPublished'

const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما يجب أن تعرفه.', body: aRichText('الزكاة كل عام.') }
const NEXT_YEAR = '2031-01-01T00:00:00.000Z'

/** A blog that is live in both languages, and whose newest draft has another address, date and menu. */
async function aBlogWithDraft(payload: Payload, slug: string): Promise<string> {
  const { id } = await createBlog(payload, { slug })
  await payload.update({ collection: 'blogs', id, locale: 'ar', data: { ...arabic, _status: 'published' } })
  const draft = { title: 'Words to come', slug: `${slug}-draft`, publishedAt: NEXT_YEAR, showInMenu: true }
  await payload.update({ collection: 'blogs', id, locale: 'en', data: { ...draft, _status: 'draft' }, draft: true })
  return id
}

const live = async (payload: Payload, id: string) =>
  (await fetchPublished(payload, [{ collection: 'blogs', id }])).documents[0]?.locales

test('a language that leaves the site takes nothing of the draft to visitors of the other one', async ({ payload }) => {
  const id = await aBlogWithDraft(payload, 'kept-one')
  const before = await live(payload, id)

  await payload.update({ collection: 'blogs', id, locale: 'ar', data: { _status: 'draft' } })

  const { updatedAt: _, ...english } = before?.en ?? {}
  expect(await live(payload, id)).toMatchObject({ en: english, ar: null })
  const draft = await payload.findByID({ collection: 'blogs', id, locale: 'all', draft: true })
  expect(draft).toMatchObject({
    title: { en: 'Words to come', ar: arabic.title },
    slug: 'kept-one-draft',
    publishedAt: NEXT_YEAR,
    showInMenu: true,
    _status: { en: 'draft', ar: 'draft' },
  })
})

test('what was left out goes live with the next publish, and the old address leads to it', async ({ payload }) => {
  const id = await aBlogWithDraft(payload, 'kept-two')
  await payload.update({ collection: 'blogs', id, locale: 'ar', data: { _status: 'draft' } })

  await payload.update({ collection: 'blogs', id, locale: 'en', data: { _status: 'published' } })

  expect(await live(payload, id)).toMatchObject({ en: { title: 'Words to come', slug: 'kept-two-draft' }, ar: null })
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/blog/kept-two' } } })
  expect(docs.map(({ to }) => to)).toEqual(['/blog/kept-two-draft'])
})

test('an entry whose draft has an address that another entry took can be taken off, trashed and restored', async ({
  payload,
}) => {
  const id = await aBlogWithDraft(payload, 'kept-three')
  await createBlog(payload, { slug: 'kept-three-draft' })
  const change = (data: object, options: object = {}) =>
    payload.update({ collection: 'blogs', id, locale: 'en', data, ...options } as never)

  await change({ _status: 'draft' }, { unpublishAllLocales: true })
  expect(await live(payload, id)).toBeUndefined()
  await change({ deletedAt: '2026-01-31T09:00:00.000Z' })
  await change({ deletedAt: null, _status: 'draft' }, { trash: true })

  const draft = await payload.findByID({ collection: 'blogs', id, locale: 'en', draft: true })
  expect(draft).toMatchObject({ title: 'Words to come', slug: 'kept-three-draft', _status: 'draft', deletedAt: null })
})

test('rows that all languages share keep their words in each of them', async ({ payload }) => {
  const title = await payload.create({
    collection: 'job-titles',
    data: { title: 'Analyst', department: 'Tax' },
    locale: 'en',
  })
  const question = (label: string) => ({ key: 'licence', label, type: 'text' as const })
  const words = { title: 'Analyst', summary: 'Tax.', department: 'Tax', city: 'Riyadh' }
  const facts = {
    jobTitle: title.id,
    country: 'SA',
    workplace: 'hybrid',
    employmentType: 'full-time',
    publishedAt: '2026-01-01T00:00:00.000Z',
  } as const
  const vacancy = { ...words, ...facts, questions: [question('Licence?')], _status: 'published' } as const
  const { id } = await payload.create({ collection: 'vacancies', data: vacancy as never, locale: 'en' })
  const [row] = (await payload.findByID({ collection: 'vacancies', id, locale: 'en' })).questions ?? []
  await payload.update({
    collection: 'vacancies',
    id,
    locale: 'ar',
    data: {
      ...words,
      title: 'محلل',
      questions: [{ ...question('الرخصة؟'), id: row?.id }],
      _status: 'published',
    } as never,
  })
  const asked = [
    { ...question('Which licence?'), id: row?.id },
    { ...question('Since when?'), key: 'since' },
  ]
  await payload.update({
    collection: 'vacancies',
    id,
    locale: 'en',
    data: { questions: asked, _status: 'draft' } as never,
    draft: true,
  })

  await payload.update({ collection: 'vacancies', id, locale: 'ar', data: { _status: 'draft' } })

  const labels = async (draft: boolean) =>
    (await payload.findByID({ collection: 'vacancies', id, locale: 'en', draft })).questions?.map(({ label }) => label)
  expect(await labels(false)).toEqual(['Licence?'])
  expect(await labels(true)).toEqual(['Which licence?', 'Since when?'])
})
