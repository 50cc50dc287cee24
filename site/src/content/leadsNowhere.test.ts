import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { leadsNowhere, markGone } from './leadsNowhere'

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

const site = [
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
  '/articles/tax',
  '/brochure.pdf',
  '/',
  '#form',
  'mailto:info@example.com',
  'https://example.com/services/gone',
])('a link to %s is shown', (href) => {
  useDocuments(site)

  expect(leadsNowhere(href)).toBe(false)
})

test.each([
  '/services/gone',
  '/services/cybersecurity',
  '/ar/services/gone#faq',
  '/solutions/gone',
  '/blog/gone',
  '/news/gone',
  '/job-details/gone',
  '/gone',
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
