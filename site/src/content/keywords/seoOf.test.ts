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

const aMedia = (id: string, path: string, shareOf?: string, mimeType = 'image/jpeg') => {
  const body = { alt: path, shareOf, files: { original: { path, width: 1200, height: 630, mimeType } } }
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

const routeWith = (id: string, path: string, image: string) => ({
  ...record({ path, image }),
  id,
  locales: { en: { path, image, title: path }, ar: { path, image, title: path } },
})
const aPage = (id: string, catalogueKey: string) => {
  const body = { title: catalogueKey, slug: catalogueKey, catalogueKey, layout: [] }
  return { collection: 'pages', id, updatedAt: '2026-01-01T00:00:00Z', locales: { en: body, ar: body } }
}

test('what has no image of its own shows that of its list, and else that of the front page', () => {
  const [home, articles, drawing, page] = ['3', '4', '5', '6'].map((digit) => digit.repeat(24)) as [string, ...string[]]
  useDocuments([
    aMedia(home, '/media/home.jpg'),
    aMedia(articles as string, '/media/articles.jpg'),
    aMedia(drawing as string, '/media/drawing.svg', undefined, 'image/svg+xml'),
    aMedia('8'.repeat(24), '/media/made.jpg', `pages:${page}:en`),
    aPage(page as string, 'careers'),
    routeWith('1'.repeat(24), '/', home),
    routeWith('2'.repeat(24), '/articles', articles as string),
  ])
  const image = (path: string, rest: object) => seoOf('en', path, null, { title: 'T', ...rest }).image?.path

  expect(image('/articles/topic/tax', { list: '/articles' })).toBe('/media/articles.jpg')
  expect(image('/blog/x', { of: { type: 'blogs', id: '9'.repeat(24) } })).toBe('/media/articles.jpg')
  expect(image('/blog/x', { image: drawing, of: { type: 'blogs', id: '9'.repeat(24) } })).toBe('/media/articles.jpg')
  expect(image('/job-details/x', { of: { type: 'vacancies', id: '9'.repeat(24) } })).toBe('/media/made.jpg')
  expect(image('/partners', {})).toBe('/media/home.jpg')
})
