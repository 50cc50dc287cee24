import { documentsAnswerSchema, draftAnswerSchema, previewAnswerSchema } from '@diwan/shared/contracts/publishing'
import { readPreviewToken } from '@diwan/shared/lib/previewToken'
import { previewMessages } from '@diwan/shared/messages/preview'
import { DAY, MINUTE } from '@diwan/shared/lib/time'
import type { Role } from '@diwan/shared/contracts/user'
import type { BlogDoc, PreviewLinkDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { env } from '@/env'
import type { Api } from '../../tests/Api'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog, createCategory } from '../../tests/builders/createBlog'
import { createVacancy } from '../../tests/builders/createVacancy'
import { test } from '../../tests/test'

const askDraft = (api: Api, request: object, headers: Record<string, string>) =>
  api.post('/api/publishing/draft', { collection: 'blogs', locale: 'en', link: null, ...request }, headers)

async function draftOf(api: Api, request: object) {
  const response = await askDraft(api, request, await api.as('service'))
  expect(response.status).toBe(200)
  return draftAnswerSchema.parse(await response.json())
}

async function publishedOf(api: Api, id: string) {
  const refs = [{ collection: 'blogs', id }]
  const response = await api.post('/api/publishing/documents', { refs }, await api.as('service'))
  return documentsAnswerSchema.parse(await response.json()).documents[0]
}

const askPreview = (api: Api, query: Record<string, string>, headers?: Record<string, string>) =>
  api.fetch(`/api/publishing/preview?${new URLSearchParams(query)}`, headers ? { headers } : {})

const createLink = (payload: Payload, documentId: string, more: Partial<PreviewLinkDoc> = {}) =>
  payload.create({
    collection: 'preview-links',
    data: {
      collection: 'blogs',
      documentId,
      expiresAt: new Date(Date.now() + DAY).toISOString(),
      ...more,
    } as PreviewLinkDoc,
  })

const grantIn = (url: string) =>
  readPreviewToken(env.WEBHOOK_SECRET, new URL(url, env.SITE_URL).searchParams.get('token') ?? '')

const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص') }

const publishIn = (payload: Payload, id: string, locale: 'en' | 'ar', data: Partial<BlogDoc> = {}) =>
  payload.update({
    collection: 'blogs',
    id,
    data: { ...data, _status: 'published' },
    locale,
    publishSpecificLocale: locale,
  })

const saveDraftIn = (payload: Payload, id: string, locale: 'en' | 'ar', data: Partial<BlogDoc>) =>
  payload.update({ collection: 'blogs', id, data, draft: true, locale })

const withoutTime = (body: object | null | undefined) => body && { ...body, updatedAt: null }

test('the publisher is sent the newest draft of the language looked at, and its published state stays the old one', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  await saveDraftIn(payload, id, 'en', { title: 'Second thoughts' })

  const { document } = await draftOf(api, { id })

  expect(document?.locales).toMatchObject({ en: { title: 'Second thoughts' }, ar: null })
  expect((await publishedOf(api, id))?.locales).toMatchObject({ en: { title: 'Zakat basics' }, ar: null })
})

test('the other language is as it is published, since publishing one language leaves it so', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload)
  await saveDraftIn(payload, id, 'ar', arabic)
  expect((await draftOf(api, { id, locale: 'en' })).document?.locales.ar).toBeNull()

  await publishIn(payload, id, 'ar')
  await saveDraftIn(payload, id, 'ar', { title: 'الزكاة من جديد' })

  expect((await draftOf(api, { id, locale: 'en' })).document?.locales.ar).toMatchObject({ title: arabic.title })
})

test('what languages share is that of the newest save in the preview of each, as publishing either makes it', async ({
  api,
  payload,
}) => {
  const { id, slug } = await createBlog(payload)
  await publishIn(payload, id, 'ar', arabic)
  const other = (await createCategory(payload)).id
  const shared = { slug: `${slug}-moved`, categories: [other], showInMenu: true }
  await saveDraftIn(payload, id, 'en', { title: 'Second thoughts', ...shared })

  const { document } = await draftOf(api, { id, locale: 'ar' })
  const address = await askPreview(api, { collection: 'blogs', id, locale: 'ar' }, await api.as('editor'))
  const link = await createLink(payload, id, { locale: 'ar' })
  const opened = await api.fetch(new URL(link.url ?? '').pathname)

  expect(document?.locales.ar).toMatchObject({ ...shared, title: arabic.title })
  expect(document?.locales.en).toMatchObject({ ...shared, title: 'Zakat basics' })
  expect(previewAnswerSchema.parse(await address.json()).url).toContain(`/preview/ar/blog/${shared.slug}?`)
  expect(opened.headers.get('location')).toContain(`/preview/ar/blog/${shared.slug}?`)
  await publishIn(payload, id, 'ar')
  const published = await publishedOf(api, id)
  expect(withoutTime(document?.locales.ar)).toEqual(withoutTime(published?.locales.ar))
  expect(withoutTime(document?.locales.en)).toEqual(withoutTime(published?.locales.en))
})

test('a draft is sent exactly as it is mirrored once it is published', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const { document } = await draftOf(api, { id })
  await payload.update({ collection: 'blogs', id, data: { _status: 'published' }, locale: 'en' })

  const published = await publishedOf(api, id)

  expect(withoutTime(document?.locales.en)).toEqual(withoutTime(published?.locales.en))
  expect(document?.locales.ar).toEqual(published?.locales.ar)
})

test('a language that is only begun is shown to whoever looks at it; of one that is not there is no draft', async ({
  api,
  payload,
}) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  expect((await draftOf(api, { id, locale: 'ar' })).document?.locales).toEqual({ en: null, ar: null })

  await saveDraftIn(payload, id, 'ar', { title: 'بداية' })

  expect((await draftOf(api, { id, locale: 'ar' })).document?.locales).toMatchObject({
    en: null,
    ar: { title: 'بداية' },
  })
})

test('nobody but the publisher is sent drafts', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })

  expect((await askDraft(api, { id }, {})).status).toBe(401)
  for (const role of ['editor', 'recruiter', 'admin'] satisfies Role[]) {
    expect((await askDraft(api, { id }, await api.as(role))).status, role).toBe(403)
  }
})

test('what is in the trash, does not exist or is no content has no draft', async ({ api, payload }) => {
  const { id } = await createBlog(payload)
  await payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() }, locale: 'en' })

  expect((await draftOf(api, { id })).document).toBeNull()
  expect((await draftOf(api, { id: 'ffffffffffffffffffffffff' })).document).toBeNull()
  expect((await draftOf(api, { id: 'nonsense' })).document).toBeNull()
  expect((await draftOf(api, { collection: 'users', id })).document).toBeNull()
})

test('staff get an address for a quarter of an hour; visitors and the publisher get none', async ({ api, payload }) => {
  const { id, slug } = await createBlog(payload, { _status: 'draft' })
  const query = { collection: 'blogs', id, locale: 'ar' }

  const response = await askPreview(api, query, await api.as('editor'))
  const { url } = previewAnswerSchema.parse(await response.json())

  expect(url).toMatch(new RegExp(`^/preview/ar/blog/${slug}\\?token=`))
  const grant = await grantIn(url)
  expect(grant).toMatchObject({ collection: 'blogs', id, locale: 'ar', link: null })
  expect((grant?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(15 * MINUTE)
  expect((await askPreview(api, query)).status).toBe(401)
  expect((await askPreview(api, query, await api.as('service'))).status).toBe(403)
  expect((await askPreview(api, { ...query, id: 'f'.repeat(24) }, await api.as('editor'))).status).toBe(404)
  expect((await askPreview(api, { ...query, collection: 'users' }, await api.as('admin'))).status).toBe(422)
})

test('why a draft cannot be shown is said in the language of whoever asks', async ({ api, payload }) => {
  const { id } = await payload.create({ collection: 'blogs', data: { _status: 'draft' } as never, draft: true })
  const headers = await api.as('editor')
  const said = async (id: string, language: string) => {
    const answer = await askPreview(api, { collection: 'blogs', id }, { ...headers, 'Accept-Language': language })
    return ((await answer.json()) as { message: string }).message
  }

  for (const language of ['en', 'ar'] as const) {
    expect(await said(id, language)).toBe(previewMessages[language].noAddress)
    expect(await said('f'.repeat(24), language)).toBe(previewMessages[language].missing)
  }
})

test('a preview link leads to its draft without an account, until it is revoked', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const link = await createLink(payload, id, { locale: 'en' })
  const open = () => api.fetch(new URL(link.url ?? '').pathname)

  const response = await open()

  expect(response.status).toBe(303)
  expect(await grantIn(response.headers.get('location') ?? '')).toMatchObject({ id, link: link.id })
  expect((await draftOf(api, { id, link: link.id })).document).not.toBeNull()

  await payload.update({
    collection: 'preview-links',
    id: link.id,
    data: { revokedAt: new Date().toISOString() },
  })

  const refused = await open()
  expect(refused.status).toBe(403)
  expect(refused.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'")
  expect(await refused.text()).toContain('revoked')
  expect(await draftOf(api, { id, link: link.id })).toMatchObject({ document: null, isAllowed: false })
})

test('an expired or unknown preview link, or one for another document, shows nothing', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const expired = await createLink(payload, id, { expiresAt: new Date(Date.now() - MINUTE).toISOString() })
  const other = await createLink(payload, 'f'.repeat(24))

  expect((await api.fetch(new URL(expired.url ?? '').pathname)).status).toBe(403)
  expect((await api.fetch(`/api/publishing/shared-preview/${'x'.repeat(32)}`)).status).toBe(403)
  expect((await api.fetch(new URL(other.url ?? '').pathname)).status).toBe(404)
  expect(await draftOf(api, { id, link: other.id })).toMatchObject({ document: null, isAllowed: false })
})

test('whoever was sent a link can load its page anew for as long as the link is good', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const link = await createLink(payload, id)

  const response = await api.fetch(new URL(link.url ?? '').pathname)

  const grant = await grantIn(response.headers.get('location') ?? '')
  expect(grant?.expiresAt).toBe(Date.parse(link.expiresAt))
})

test('a link that has expired or was revoked says so in its own language', async ({ api, payload }) => {
  const { id } = await createBlog(payload, { _status: 'draft' })
  const past = new Date(Date.now() - MINUTE).toISOString()

  for (const closed of [{ expiresAt: past }, { revokedAt: past }]) {
    const link = await createLink(payload, id, { locale: 'ar', ...closed })
    const refused = await api.fetch(new URL(link.url ?? '').pathname)

    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(previewMessages.ar.revoked)
  }
})

test('a preview asks a question that has no words in one of the languages yet in those of the other', async ({
  api,
  payload,
}) => {
  const { id } = await createVacancy(payload)
  const title = { title: 'مستشار زكاة', department: 'الضرائب', city: 'الرياض', summary: 'ملخص' }
  await payload.update({ collection: 'vacancies', id, data: { ...title, _status: 'published' }, locale: 'ar' })
  const questions = [{ key: 'permit', label: 'Which permit do you hold?', type: 'text' as const }]
  await payload.update({ collection: 'vacancies', id, data: { questions }, draft: true, locale: 'en' })

  const { document } = await draftOf(api, { collection: 'vacancies', id })

  for (const locale of ['en', 'ar'] as const) {
    expect(document?.locales[locale]?.questions, locale).toMatchObject([{ label: 'Which permit do you hold?' }])
  }
})

test('a link to a document that is gone or in the trash is not made', async ({ api, payload }) => {
  const headers = await api.as('editor')
  const trashed = await createBlog(payload)
  await payload.update({ collection: 'blogs', id: trashed.id, data: { deletedAt: new Date().toISOString() } })
  const share = (documentId: string) =>
    api.post('/api/preview-links', { collection: 'blogs', documentId, locale: 'ar' }, headers)

  for (const documentId of ['f'.repeat(24), 'no-id', trashed.id]) {
    const refused = await share(documentId)
    expect([refused.status, await refused.json()], documentId).toMatchObject([
      404,
      { message: previewMessages.en.gone },
    ])
  }
  expect((await share((await createBlog(payload)).id)).status).toBe(201)
})
