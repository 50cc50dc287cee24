import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { menuBlogsSchema } from '@diwan/shared/contracts/menuBlogs'
import { MENU_BLOGS_PER_CATEGORY } from '@diwan/shared/spec/lists'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import { beforeEach, expect, test } from 'vitest'
import { findMenuBlogs } from './menuBlogs'
import { findBlog, findBlogSummary, listLatestBlogs, listRelatedBlogs } from './queries'

const NOW = '2026-06-01T00:00:00.000Z'
const CATEGORY = 'c'.repeat(24)
const idOf = (day: number) => String(day).padStart(24, '0')

const aBlog = (day: number, more: Record<string, unknown> = {}) => ({
  slug: `day-${day}`,
  title: `Day ${day}`,
  categories: [CATEGORY],
  relatedServices: [],
  publishedAt: `2026-05-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  showInMenu: true,
  ...more,
})

const inEnglish = (day: number, more?: Record<string, unknown>): MirroredDocument => ({
  collection: 'blogs',
  id: idOf(day),
  updatedAt: NOW,
  locales: { en: aBlog(day, more), ar: null },
})

const inBoth = (day: number): MirroredDocument => ({
  ...inEnglish(day),
  locales: { en: aBlog(day), ar: aBlog(day, { title: `يوم ${day}` }) },
})

const category: MirroredDocument = {
  collection: 'categories',
  id: CATEGORY,
  updatedAt: NOW,
  locales: {
    en: { slug: 'tax', title: 'Tax', kind: 'blogs' },
    ar: { slug: 'tax', title: 'الضرائب', kind: 'blogs' },
  },
}

beforeEach(() => {
  mirror([category, inBoth(1), inEnglish(2), inBoth(3), inEnglish(4, { publishedAt: '2026-06-02T00:00:00.000Z' })], NOW)
})

test('an article that is not translated has an Arabic page with its English text, and is in no Arabic list', () => {
  expect(findBlog({ slug: 'day-2', locale: 'ar' })).toMatchObject({ lang: 'en', isFallback: true, published: ['en'] })
  expect(listLatestBlogs({ locale: 'ar', limit: 9 }).map(({ title }) => title)).toEqual(['يوم 3', 'يوم 1'])
})

test('the pictures in an untranslated article speak its language, and the one above it the page’s', () => {
  const words = (alt: string) => ({ alt, files: { original: { path: '/media/a.svg', mimeType: 'image/svg+xml' } } })
  const picture: MirroredDocument = {
    collection: 'media',
    id: 'd'.repeat(24),
    updatedAt: NOW,
    locales: { en: words('Arches'), ar: words('أقواس') },
  }
  const body = { root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value: picture.id }] } }
  mirror([category, picture, inEnglish(2, { cover: picture.id, body })], NOW)

  expect(findBlog({ slug: 'day-2', locale: 'ar' })).toMatchObject({
    cover: { alt: 'أقواس' },
    body: { references: { images: { [picture.id]: { alt: 'Arches' } } } },
  })
})

test('an untranslated article leads on to articles in the language of its page', () => {
  expect(
    listRelatedBlogs({ id: idOf(2), category: CATEGORY, lang: 'en', locale: 'ar' }).map(
      (id) => findBlogSummary({ id, locale: 'ar' })?.href,
    ),
  ).toEqual(['/ar/blog/day-3', '/ar/blog/day-1'])
})

test('an article is nowhere before its hour', () => {
  expect(findBlog({ slug: 'day-4', locale: 'en' })).toBeNull()
  expect(listLatestBlogs({ locale: 'en', limit: 1 })[0]?.title).toBe('Day 3')
})

test('the submenu holds the newest chosen articles of each category, as its contract says', () => {
  mirror([category, ...[1, 2, 3, 4, 5].map((day) => inEnglish(day, { showInMenu: day !== 5 }))], NOW)
  const menu = findMenuBlogs('en')

  expect(menuBlogsSchema.parse(menu)).toEqual(menu)
  expect(menu.data.map(({ blogs }) => blogs.map(({ title }) => title))).toEqual([['Day 4', 'Day 3', 'Day 2']])
  expect(menu.data[0]?.blogs).toHaveLength(MENU_BLOGS_PER_CATEGORY)
})

test('a category without a chosen article is left out of the submenu', () => {
  mirror([category, inEnglish(1, { showInMenu: false })], NOW)

  expect(findMenuBlogs('en').data).toEqual([])
})

test('the author of an untranslated article stands in the language of the page, where the author has it', () => {
  const [inTwo, inOne] = ['a'.repeat(24), 'b'.repeat(24)]
  const aLeader = (id: string, ar: object | null): MirroredDocument => ({
    collection: 'leaders',
    id,
    updatedAt: NOW,
    locales: { en: { slug: 'huda', title: 'Huda', role: 'Partner' }, ar: ar as MirroredDocument['locales']['ar'] },
  })
  const leaders = [aLeader(inTwo, { slug: 'huda', title: 'هدى', role: 'شريكة' }), aLeader(inOne, null)]
  mirror([...leaders, inEnglish(1, { author: inTwo }), inEnglish(2, { author: inOne })], NOW)

  expect(findBlog({ slug: 'day-1', locale: 'ar' })?.author).toMatchObject({
    name: 'هدى',
    lang: 'ar',
    path: '/ar/leadership#huda',
  })
  expect(findBlog({ slug: 'day-2', locale: 'ar' })?.author).toMatchObject({
    name: 'Huda',
    lang: 'en',
    path: '/leadership#huda',
  })
})
