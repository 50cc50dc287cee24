import type { BlogDoc } from '@diwan/shared/generated/payload-types'
import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import { aRichText } from '../../tests/builders/aRichText'
import { createBlog } from '../../tests/builders/createBlog'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'
import { findEntry } from './findEntry'

const arabic = { title: 'الزكاة', excerpt: 'ملخص', body: aRichText('نص') }

async function stateIn(payload: Payload, { slug }: BlogDoc, locale: 'en' | 'ar') {
  const user = { ...(await createUser(payload, { role: 'editor' })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  return (await findEntry(req, 'blogs', slug, locale))?.state
}

test('an entry that is published in both languages, one after the other, has no changes left', async ({ payload }) => {
  const blog = await createBlog(payload)
  expect(await stateIn(payload, blog, 'ar')).toBe('draft')
  const data = { ...arabic, _status: 'published' as const }
  await payload.update({ collection: 'blogs', id: blog.id, data, locale: 'ar', publishSpecificLocale: 'ar' })

  expect(await stateIn(payload, blog, 'en')).toBe('published')
  expect(await stateIn(payload, blog, 'ar')).toBe('published')
})

test('newer words in one language are changes of that language alone', async ({ payload }) => {
  const blog = await createBlog(payload)
  const data = { ...arabic, _status: 'published' as const }
  await payload.update({ collection: 'blogs', id: blog.id, data, locale: 'ar', publishSpecificLocale: 'ar' })
  const newer = { title: 'Newer words', _status: 'draft' as const }
  await payload.update({ collection: 'blogs', id: blog.id, data: newer, locale: 'en', draft: true })

  expect(await stateIn(payload, blog, 'en')).toBe('changed')
  expect(await stateIn(payload, blog, 'ar')).toBe('published')
})

test('an address without an entry finds none', async ({ payload }) => {
  expect(await stateIn(payload, { slug: 'unknown' } as BlogDoc, 'en')).toBeUndefined()
})
