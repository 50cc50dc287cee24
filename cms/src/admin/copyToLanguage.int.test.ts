import type { BlogDoc, PageDoc } from '@diwan/shared/generated/payload-types'
import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { fetchPublished } from '@/publishing/published/fetchPublished'
import { copyToLanguage, type Copying } from './copyToLanguage'

/** Presses “Copy to locale” in the control panel. */
async function copy(payload: Payload, copying: Omit<Copying, 'req' | 'fromLocale' | 'toLocale'>) {
  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }
  const req = await createLocalReq({ user, locale: 'en' }, payload)
  await copyToLanguage({ fromLocale: 'en', toLocale: 'ar', ...copying, req })
}

const newest = async <Doc>(payload: Payload, collection: 'blogs' | 'pages', id: string) =>
  (await payload.findByID({ collection, id, draft: true, locale: 'all' })) as unknown as Doc

async function liveTitles(payload: Payload, id: string) {
  const { documents } = await fetchPublished(payload, [{ collection: 'blogs', id }])
  const { en, ar } = documents[0]?.locales ?? {}
  return { en: en?.title, ar: ar?.title }
}

const publishInArabic = (payload: Payload, { id }: BlogDoc) =>
  payload.update({
    collection: 'blogs',
    id,
    data: { title: 'بالعربية', excerpt: 'ملخص', body: aRichText('نص'), _status: 'published' },
    locale: 'ar',
    publishSpecificLocale: 'ar',
  })

test('a published text that is copied to another language waits there as a draft', async ({ payload }) => {
  const { id } = await createBlog(payload, { title: 'In English' })

  await copy(payload, { collectionSlug: 'blogs', docID: id, overrideData: true })

  expect(await newest(payload, 'blogs', id)).toMatchObject({
    title: { en: 'In English', ar: 'In English' },
    _status: { en: 'published', ar: 'draft' },
  })
  expect(await liveTitles(payload, id)).toEqual({ en: 'In English', ar: undefined })
})

test('what visitors read in the other language stays until the copy is published', async ({ payload }) => {
  const blog = await createBlog(payload, { title: 'In English' })
  await publishInArabic(payload, blog)

  await copy(payload, { collectionSlug: 'blogs', docID: blog.id, overrideData: true })

  expect(await newest(payload, 'blogs', blog.id)).toMatchObject({ title: { ar: 'In English' } })
  expect(await liveTitles(payload, blog.id)).toEqual({ en: 'In English', ar: 'بالعربية' })
})

test('a copy that writes over nothing fills what is empty and keeps the state of each language', async ({
  payload,
}) => {
  const { id } = await createBlog(payload, { title: 'In English', excerpt: 'Summary' })
  await payload.update({ collection: 'blogs', id, data: { title: 'بالعربية', excerpt: '' }, draft: true, locale: 'ar' })

  await copy(payload, { collectionSlug: 'blogs', docID: id })

  expect(await newest(payload, 'blogs', id)).toMatchObject({
    title: { en: 'In English', ar: 'بالعربية' },
    excerpt: { en: 'Summary', ar: 'Summary' },
    _status: { en: 'published', ar: 'draft' },
  })
})

test('sections are copied where there are none, as rows of their own, and left where there are some', async ({
  payload,
}) => {
  const quote = (text: string) => ({ blockType: 'quote' as const, text })
  const cards = { blockType: 'cards' as const, items: [{ title: 'First' }, { title: 'Second' }] }
  const data = { title: 'Extra', layout: [cards, quote('Said')] } as Partial<PageDoc>
  const { id } = await payload.create({ collection: 'pages', data: data as PageDoc, draft: true, locale: 'en' })

  await copy(payload, { collectionSlug: 'pages', docID: id })
  const { layout } = await newest<{ layout: Record<'en' | 'ar', { id: string }[]> }>(payload, 'pages', id)

  expect(layout.ar).toMatchObject([{ items: [{ title: 'First' }, { title: 'Second' }] }, { text: 'Said' }])
  expect(layout.en).toMatchObject([{ items: [{ title: 'First' }, { title: 'Second' }] }, { text: 'Said' }])
  expect(layout.ar.map((row) => row.id)).not.toEqual(layout.en.map((row) => row.id))

  const own = [quote('أولى'), quote('ثانية'), quote('ثالثة')]
  await payload.update({ collection: 'pages', id, data: { layout: own }, draft: true, locale: 'ar' })
  await copy(payload, { collectionSlug: 'pages', docID: id })

  const after = await newest<{ layout: Record<'en' | 'ar', { id: string }[]> }>(payload, 'pages', id)
  expect(after.layout.ar).toMatchObject(own)
  expect(after.layout.en).toHaveLength(2)
})

test('menus that are copied wait as a draft, and the live ones stay', async ({ payload }) => {
  const live = { aboutUs: { label: 'About' }, services: { label: 'Services' }, solutions: { label: 'Solutions' } }
  await payload.updateGlobal({ slug: 'navigation', data: live, locale: 'en' })
  await payload.updateGlobal({ slug: 'navigation', data: { aboutUs: { label: 'من نحن' } }, draft: true, locale: 'ar' })

  await copy(payload, { globalSlug: 'navigation' })

  const read = (draft: boolean) => payload.findGlobal({ slug: 'navigation', draft, locale: 'ar' })
  expect(await read(true)).toMatchObject({ aboutUs: { label: 'من نحن' }, services: { label: 'Services' } })
  expect((await read(false)).services.label ?? null).toBeNull()
})

test('what a colleague writes in stays as they see it', async ({ payload }) => {
  const { id } = await createBlog(payload)
  const { id: writer } = await createUser(payload)
  const lock = {
    document: { relationTo: 'blogs' as const, value: id },
    user: { relationTo: 'users' as const, value: writer },
  }
  await payload.create({ collection: 'payload-locked-documents', data: lock })

  const copying = copy(payload, { collectionSlug: 'blogs', docID: id, overrideData: true })

  await expect(copying).rejects.toMatchObject({ status: 423 })
})
