import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments as mirror } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { findSearchPart, listSearchParts, listSearchRows, searchPartName } from './searchIndex'

const NOW = '2026-06-01T00:00:00.000Z'

const anArticle = (place: number, body: Record<string, unknown> = {}): MirroredDocument => ({
  collection: 'blogs',
  id: `65a0${place.toString(16).padStart(20, '0')}`,
  updatedAt: NOW,
  locales: {
    en: {
      slug: `entry-${place}`,
      title: `Entry ${place}`,
      excerpt: 'What it is about',
      publishedAt: '2026-01-01T00:00:00.000Z',
      body: { root: { children: [{ type: 'text', text: `Words of number ${place}` }] } },
      ...body,
    },
    ar: null,
  },
})

const aSolution = (place: number): MirroredDocument => ({ ...anArticle(place), collection: 'industry-solutions' })

const files = () =>
  new Map(listSearchParts('en').map((part) => [searchPartName(part), JSON.stringify(listSearchRows(part))]))

test('an edit changes one file of titles and one of texts, whatever was edited', () => {
  const articles = Array.from({ length: 700 }, (_, place) => anArticle(place))
  mirror(articles, NOW)
  const before = files()
  expect(before.size).toBeGreaterThan(10)

  const edited = { title: 'Another title', excerpt: 'Another summary', body: { root: { children: [{ text: 'New' }] } } }
  mirror([...articles.slice(0, 300), anArticle(300, edited), ...articles.slice(301)], NOW)
  const after = files()
  expect([...after.keys()]).toEqual([...before.keys()])
  expect([...after].filter(([name, text]) => before.get(name) !== text)).toHaveLength(2)
})

test('titles, summaries and the words of texts are in the index; markup, ids and what has not appeared are not', () => {
  mirror([anArticle(1), anArticle(2, { publishedAt: '2026-07-01T00:00:00.000Z' })], NOW)
  const rows = listSearchParts('en').map((part) => listSearchRows(part))
  expect(rows).toEqual([
    [[anArticle(1).id, '/blog/entry-1', 'Entry 1', '2026-01-01']],
    [[anArticle(1).id, 'What it is about', 'word of number']],
  ])
})

test('a page is summed up by the words that it begins with', () => {
  const layout = [
    { blockType: 'hero', heading: 'Who we are', text: 'Advisers since 2009.' },
    { blockType: 'quote', text: 'Said later.' },
  ]
  const page = { ...anArticle(1, { excerpt: undefined, body: undefined, layout }), collection: 'pages' }
  mirror([page], NOW)

  const rows = listSearchParts('en').flatMap((part) => listSearchRows(part))
  expect(rows).toContainEqual([page.id, 'Advisers since 2009.', expect.not.stringContaining('advis')])
})

test('each file is found by its name, and nothing else is', () => {
  mirror([...Array.from({ length: 300 }, (_, place) => anArticle(place)), aSolution(1)], NOW)
  const parts = listSearchParts('en')
  const names = parts.map((part) => searchPartName(part))

  expect(names).toContain('en-texts-industry-solutions-1-1')
  expect(names.map(findSearchPart)).toEqual(parts)
  const others = [
    'en',
    'ar-texts-blogs-1-8',
    'en-texts-blogs-1-4',
    'en-texts-blogs-9-8',
    'en-texts-blogs-01-8',
    'x-texts-blogs-1-8',
  ]
  expect(others.map(findSearchPart)).toEqual(others.map(() => undefined))
})

test('an entry is in the index of the languages it is written in only', () => {
  mirror([anArticle(1)], NOW)
  expect(listSearchParts('ar')).toEqual([])
})

test.each(['closed', 'filled', 'on-hold'])('vacancies that are %s cannot be found', (state) => {
  const aVacancy = { ...anArticle(1, { state }), collection: 'vacancies' }
  mirror([aVacancy], NOW)
  expect(listSearchParts('en').flatMap((part) => listSearchRows(part))).toEqual([])
})
