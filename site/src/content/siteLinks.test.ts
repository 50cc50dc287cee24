import { pageCatalogue } from '@diwan/shared/catalogue'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { listSiteLinks } from './siteLinks'

const id = (digit: number) => String(digit).repeat(24)

const aService = (digit: number, title: string, slug: string, more: object = {}): MirroredDocument => {
  const body = { title, slug, summary: '', icon: 'scale', ...more }
  return { collection: 'services', id: id(digit), updatedAt: '2026-01-01T00:00:00Z', locales: { en: body, ar: null } }
}

const anIndustry = (digit: number, title: string, slug: string): MirroredDocument => ({
  ...aService(digit, title, slug),
  collection: 'industry-solutions',
})

test('services and industries that editors added follow those of the catalogue, in both languages', () => {
  useDocuments([
    aService(1, 'Added', 'added'),
    aService(2, 'Cyber', 'cybersecurity', { catalogueKey: 'cybersecurity' }),
    anIndustry(3, 'Mining', 'mining'),
  ])

  const { pages, services, solutions } = listSiteLinks('en')
  expect(pages.filter(({ href }) => /^\/(?:services|solutions)\//.test(href))).toEqual([])
  expect(services).toEqual([
    { title: 'Cyber', href: '/services/cybersecurity' },
    { title: 'Added', href: '/services/added' },
  ])
  expect(solutions).toEqual([{ title: 'Mining', href: '/solutions/mining' }])
  expect(listSiteLinks('ar').services.at(-1)).toEqual({ title: 'Added', href: '/ar/services/added' })
})

test('pages stand whoever has written them, services and industries of the catalogue where visitors can see them', () => {
  useDocuments([])
  const fixed = Object.values(pageCatalogue).filter(({ path }) => !/^\/(?:services|solutions)\//.test(path))

  const { pages, services, solutions } = listSiteLinks('en')

  expect(pages).toContainEqual({ title: 'Sitemap', href: '/sitemap' })
  expect([pages.length, services, solutions]).toEqual([fixed.length - 1, [], []])
})
