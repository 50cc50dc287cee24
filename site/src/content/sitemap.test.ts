import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { findPath } from './findPath'
import { listSitemapParts, listSitemapPaths, SITEMAP_SIZE } from './sitemap'

const NOW = '2026-06-01T00:00:00.000Z'
const idOf = (place: number) => String(place).padStart(24, '0')

const aDocument = (collection: string, place: number, body: Record<string, unknown>): MirroredDocument => ({
  collection,
  id: idOf(place),
  updatedAt: NOW,
  locales: {
    en: { slug: `entry-${place}`, createdAt: new Date(place * 1000).toISOString(), updatedAt: NOW, ...body },
    ar: null,
  },
})

const pathsOf = (type: 'pages' | 'blogs' | 'vacancies', part = 1, of = 1) =>
  listSitemapPaths({ type, locale: 'en', part, of }).map(({ path }) => path)

test('what search engines must not show is in no sitemap', () => {
  mirror(
    [
      aDocument('pages', 1, { catalogueKey: 'home' }),
      aDocument('pages', 2, { catalogueKey: 'thank-you' }),
      aDocument('blogs', 3, { publishedAt: '2026-06-02T00:00:00.000Z' }),
      aDocument('vacancies', 4, { state: 'filled', publishedAt: '2026-01-01T00:00:00.000Z' }),
      aDocument('vacancies', 5, { state: 'open', publishedAt: '2026-01-01T00:00:00.000Z', closesAt: NOW }),
      aDocument('vacancies', 7, { state: 'on-hold', publishedAt: '2026-01-01T00:00:00.000Z' }),
      aDocument('vacancies', 6, { state: 'open', publishedAt: '2026-01-01T00:00:00.000Z' }),
    ],
    NOW,
  )

  expect(pathsOf('pages')).toEqual(['/'])
  expect(pathsOf('blogs')).toEqual([])
  expect(pathsOf('vacancies')).toEqual(['/job-details/entry-6'])
})

test('an entry stands there with the path that links to it have, and the time at which it was saved last', () => {
  const entries = [
    aDocument('pages', 1, { catalogueKey: 'home' }),
    aDocument('pages', 2, {}),
    aDocument('services', 3, { catalogueKey: 'cybersecurity' }),
    aDocument('industry-solutions', 4, {}),
    aDocument('blogs', 5, { publishedAt: '2026-01-01T00:00:00.000Z' }),
    aDocument('news', 6, { date: '2026-01-01T00:00:00.000Z', updatedAt: '2026-05-04T03:02:01.000Z' }),
    aDocument('vacancies', 7, { state: 'open', publishedAt: '2026-01-01T00:00:00.000Z' }),
  ]
  mirror(entries, NOW)

  const found = listSitemapParts().flatMap((part) => listSitemapPaths(part))

  const named = entries.map(({ collection, id, locales }) => ({
    path: findPath({ collection: collection as 'pages', id, locale: 'en' }),
    modifiedAt: locales.en?.updatedAt,
  }))
  const byPath = (a: { path: string | null }, b: { path: string | null }) => (String(a.path) < String(b.path) ? -1 : 1)
  expect(found.toSorted(byPath)).toEqual(named.toSorted(byPath))
})

test('an entry is in the sitemap of the languages it is written in only', () => {
  mirror([aDocument('pages', 1, {})], NOW)

  expect(listSitemapParts()).toEqual([{ type: 'pages', locale: 'en', part: 1, of: 1 }])
})

test('a report that goes out on request stands there with the page that asks for it, once it has appeared', () => {
  const report = (place: number, body: Record<string, unknown>) =>
    aDocument('reports', place, {
      title: `Report ${place}`,
      year: 2026,
      topic: 'market',
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...body,
    })
  mirror(
    [
      report(1, { access: 'gated' }),
      report(2, { access: 'open' }),
      report(3, { access: 'gated', publishedAt: '2026-06-02T00:00:00.000Z' }),
    ],
    NOW,
  )

  expect(listSitemapParts().flatMap((part) => listSitemapPaths(part))).toEqual([
    { path: '/reports-publications/entry-1', modifiedAt: null },
  ])
})

const blogs = (count: number) =>
  Array.from({ length: count }, (_, place) => aDocument('blogs', place, { publishedAt: '2026-01-01T00:00:00.000Z' }))

test('every entry stands in exactly one of the files', () => {
  mirror(blogs(3 * SITEMAP_SIZE), NOW)
  const parts = listSitemapParts()

  const paths = parts.flatMap((part) => listSitemapPaths(part).map(({ path }) => path))

  expect(parts).toHaveLength(4)
  expect(paths.toSorted()).toEqual(
    Array.from({ length: 3 * SITEMAP_SIZE }, (_, place) => `/blog/entry-${place}`).toSorted(),
  )
})

test.for([0, 300, 599])('an entry that goes, wherever it stood, leaves the other files as they are', (gone) => {
  const files = () => listSitemapParts().map((part) => JSON.stringify(listSitemapPaths(part)))
  mirror(blogs(600), NOW)
  const before = files()

  mirror(
    blogs(600).filter((_, place) => place !== gone),
    NOW,
  )

  const after = files()
  expect(after).toHaveLength(before.length)
  expect(after.filter((file, index) => file !== before[index])).toHaveLength(1)
})
