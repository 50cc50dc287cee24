import type { Locale } from '@diwan/shared/content'
import type { BlogDoc } from '@diwan/shared/generated/payload-types'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'

const NEW_DATE = '2026-03-01T09:00:00.000Z'
const arabic = { title: 'أساسيات الزكاة', excerpt: 'ما يجب معرفته.', body: aRichText('نص') }

type Headers = Record<string, string>
type Form = BlogDoc & { message?: string }

/** What the form of a language opens with, and what it sends: all of its values. */
const formOf = (api: Api, headers: Headers, id: string, locale: Locale) => ({
  open: async () => {
    const query = `draft=true&locale=${locale}&depth=0&fallback-locale=null`
    return (await (await api.fetch(`/api/blogs/${id}?${query}`, { headers })).json()) as Form
  },
  send: async (query: string, values: Partial<Form>) => {
    const response = await api.fetch(`/api/blogs/${id}?depth=0&fallback-locale=null&locale=${locale}&${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(values),
    })
    const answer = (await response.json()) as Form
    expect(response.status, JSON.stringify(answer)).toBe(200)
  },
})

const AUTOSAVE = 'draft=true&autosave=true'
const SAVE_DRAFT = 'draft=true'

async function bothForms(api: Api, id: string) {
  const headers = await api.as('editor')
  return { english: formOf(api, headers, id, 'en'), arabic: formOf(api, headers, id, 'ar') }
}

test('the form of each language opens with the last draft of what both share', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  const category = await createCategory(payload)
  const forms = await bothForms(api, id)
  const draft = { title: 'Second thoughts', publishedAt: NEW_DATE, categories: [category.id] }
  await forms.english.send(SAVE_DRAFT, { ...(await forms.english.open()), ...draft, _status: 'draft' })

  expect(await forms.arabic.open()).toMatchObject({
    title: arabic.title,
    publishedAt: NEW_DATE,
    categories: [category.id],
    _status: 'published',
  })
})

for (const [how, query] of Object.entries({ 'is saved by itself': AUTOSAVE, 'is saved': SAVE_DRAFT }))
  test(`a draft of one language that ${how} leaves the draft of the other as it is`, async ({ api, payload }) => {
    const { id } = await createBlog(payload)
    await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
    const forms = await bothForms(api, id)
    const draft = { title: 'Second thoughts', publishedAt: NEW_DATE, _status: 'draft' } as const
    await forms.english.send(query, { ...(await forms.english.open()), ...draft })
    await forms.arabic.send(query, { ...(await forms.arabic.open()), excerpt: 'ملخص آخر', _status: 'draft' })

    expect(await forms.english.open()).toMatchObject(draft)
    expect(await forms.arabic.open()).toMatchObject({ excerpt: 'ملخص آخر', publishedAt: NEW_DATE })
    expect(await payload.findByID({ collection: 'blogs', id, locale: 'en' })).toMatchObject({
      title: 'Zakat basics',
      publishedAt: '2026-01-10T09:00:00.000Z',
    })
  })

test('publishing one language keeps the draft of the other, with what both share', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  await payload.update({ collection: 'blogs', id, data: { ...arabic, _status: 'published' }, locale: 'ar' })
  const forms = await bothForms(api, id)
  const draft = { title: 'Second thoughts', publishedAt: NEW_DATE, _status: 'draft' } as const
  await forms.english.send(SAVE_DRAFT, { ...(await forms.english.open()), ...draft })
  const values = { ...(await forms.arabic.open()), excerpt: 'ملخص آخر', _status: 'published' } as const
  await forms.arabic.send('publishSpecificLocale=ar', values)

  expect(await forms.english.open()).toMatchObject(draft)
  expect(await payload.findByID({ collection: 'blogs', id, locale: 'all' })).toMatchObject({
    title: { en: 'Zakat basics', ar: arabic.title },
    publishedAt: NEW_DATE,
  })
})

test('a language that is begun takes over what a draft shares with it', async ({ api, payload }) => {
  for (const _status of ['published', 'draft'] as const) {
    const { id } = await createBlog(payload, { _status })
    const forms = await bothForms(api, id)
    await forms.english.send(AUTOSAVE, {
      ...(await forms.english.open()),
      title: 'Second thoughts',
      publishedAt: NEW_DATE,
      _status: 'draft',
    })
    await forms.arabic.send(AUTOSAVE, { ...(await forms.arabic.open()), title: arabic.title, _status: 'draft' })

    expect(await forms.english.open(), _status).toMatchObject({ title: 'Second thoughts', publishedAt: NEW_DATE })
    expect(await forms.arabic.open(), _status).toMatchObject({ title: arabic.title, publishedAt: NEW_DATE })
  }
})

test('a form opens with what is live once all of it is published', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  const forms = await bothForms(api, id)
  await forms.english.send(SAVE_DRAFT, { ...(await forms.english.open()), title: 'Second thoughts', _status: 'draft' })
  await forms.english.send('publishSpecificLocale=en', {
    ...(await forms.english.open()),
    title: 'Third thoughts',
    publishedAt: NEW_DATE,
    _status: 'published',
  })

  const { updatedAt } = await payload.findByID({ collection: 'blogs', id, locale: 'en' })
  expect(await forms.english.open()).toMatchObject({ title: 'Third thoughts', _status: 'published', updatedAt })
  // On MongoDB a language that nobody wrote is a draft, which the snapshot of this publish keeps under its own time.
  const time = payload.db.name === 'mongoose' ? {} : { updatedAt }
  expect(await forms.arabic.open()).toMatchObject({ publishedAt: NEW_DATE, ...time })
})
