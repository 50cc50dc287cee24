import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments } from '@diwan/site/store/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { findBlog } from './blogs/queries'
import { leadsNowhere, markGone } from './leadsNowhere'

beforeEach(() => void vi.stubEnv('SITE', 'https://diwan.example'))

const aDocument = (
  collection: string,
  digit: number,
  body: object,
  language: 'en' | 'ar' = 'en',
): MirroredDocument => ({
  collection,
  id: String(digit).repeat(24),
  updatedAt: '2026-01-01T00:00:00Z',
  locales: { en: null, ar: null, [language]: { title: 'Title', ...body } },
})

const aRule = (digit: number, from: string, to: string) => aDocument('redirects', digit, { from, to })

const site = [
  aRule(5, '/services/renamed', '/services/zakat'),
  aRule(6, '/ar/services/renamed-and-gone', '/ar/services/gone'),
  aDocument('services', 1, { slug: 'zakat', summary: '', icon: 'scale' }, 'ar'),
  aDocument('pages', 2, { slug: 'hours', layout: [] }),
  ...['en', 'ar'].map((language, index) => ({
    ...aDocument('redirects', 3 + index, {
      from: language === 'en' ? '/blog/old' : '/services/moved',
      to: '/about-us',
    }),
  })),
]

test.each([
  '/services/zakat',
  '/services/zakat?from=menu#faq',
  '/ar/services/zakat',
  '/hours',
  '/about-us',
  '/search',
  '/admin',
  '/blog/old',
  '/ar/blog/old',
  '/services/moved',
  '/services/renamed',
  '/articles/tax',
  '/brochure.pdf',
  '/',
  '#form',
  'mailto:info@example.com',
  'https://example.com/services/gone',
  'https://diwan.example',
  'https://diwan.example/ar/services/zakat#faq',
  'https://diwan.example:8443/services/gone',
])('a link to %s is shown', (href) => {
  useDocuments(site)

  expect(leadsNowhere(href)).toBe(false)
})

test.each([
  '/services/gone',
  '/services/renamed-and-gone',
  '/services/cybersecurity',
  '/ar/services/gone#faq',
  '/solutions/gone',
  '/blog/gone',
  '/news/gone',
  '/job-details/gone',
  '/gone',
  'https://diwan.example/ar/services/gone?from=mail',
])('a link to %s, which visitors cannot see, is not', (href) => {
  useDocuments(site)

  expect(leadsNowhere(href)).toBe(true)
})

test('a link is shown again when its entry comes back', () => {
  const links = [{ label: 'Zakat', href: '/services/zakat' }]
  useDocuments([])
  expect(markGone(links)).toEqual([{ ...links[0], isGone: true }])

  useDocuments(site)
  expect(markGone(links)).toEqual(links)
})

test('articles whose texts lead to one another by typed addresses keep the links that lead somewhere', () => {
  const linking = (...urls: string[]) => ({
    root: {
      type: 'root',
      children: urls.map((url) => ({ type: 'link', fields: { linkType: 'custom', url }, children: [] })),
    },
  })
  const anArticle = (digit: number, slug: string, body: object) =>
    aDocument('blogs', digit, { slug, excerpt: '', body, categories: [], publishedAt: '2026-01-01T00:00:00Z' })
  useDocuments([
    anArticle(1, 'one', linking('/blog/two', '/news/gone', '/blog/gone', '/blog/gone', 'https://example.com/blog/x')),
    anArticle(2, 'two', linking('/ar/blog/one', 'https://diwan.example/blog/gone')),
  ])
  const goneIn = (slug: string) => findBlog({ slug, locale: 'en' })?.body?.references.gone

  expect(goneIn('one')).toEqual(['/news/gone', '/blog/gone'])
  expect(goneIn('two')).toEqual(['https://diwan.example/blog/gone'])
})
