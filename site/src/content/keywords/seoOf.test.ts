import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { seoOf } from './seoOf'

const record = (fields: object) => ({
  collection: 'keywords',
  id: '1'.repeat(24),
  updatedAt: '2026-01-01T00:00:00Z',
  locales: { en: { path: '/about-us', title: 'Who we are', description: 'From the desk', ...fields }, ar: null },
})

test("a route's own record wins over the entry's words", () => {
  useDocuments([record({})])

  expect(seoOf('en', '/about-us', { title: 'Entry', description: 'Entry' }, { title: 'About' })).toMatchObject({
    title: 'Who we are',
    description: 'From the desk',
  })
})

test('without a record in the language the SEO group speaks, then the entry', () => {
  useDocuments([record({})])

  expect(seoOf('ar', '/about-us', { title: 'SEO' }, { title: 'Entry', description: 'Summary' })).toMatchObject({
    title: 'SEO',
    description: 'Summary',
  })
})

const aMedia = (id: string, path: string, shareOf?: string) => {
  const body = { alt: path, shareOf, files: { original: { path, width: 1200, height: 630, mimeType: 'image/jpeg' } } }
  return { collection: 'media', id, updatedAt: '2026-01-01T00:00:00Z', locales: { en: body, ar: body } }
}

test('the image that an editor chose comes first, then the one made for the entry, then its cover', () => {
  const blog = { type: 'blogs' as const, id: '2'.repeat(24) }
  const [chosen, cover] = ['3'.repeat(24), '4'.repeat(24)]
  useDocuments([
    aMedia(chosen, '/media/chosen.jpg'),
    aMedia(cover, '/media/cover.jpg'),
    aMedia('5'.repeat(24), '/media/made.jpg', `blogs:${blog.id}:ar`),
  ])
  const image = (locale: 'en' | 'ar', own: string | null) =>
    seoOf(locale, '/blog/x', { image: own }, { title: 'Entry', image: cover, of: blog }).image?.path

  expect(image('ar', chosen)).toBe('/media/chosen.jpg')
  expect(image('ar', null)).toBe('/media/made.jpg')
  expect(image('en', null)).toBe('/media/cover.jpg')
})
