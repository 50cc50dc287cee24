import { expect, test } from 'vitest'
import { headFindings } from './headFindings.ts'

const aHead = (path: string, { title = path, description = `About ${path}`, canonical = path, image = true } = {}) =>
  `<title>${title}</title><meta name="description" content="${description}">
  <link rel="canonical" href="https://a.example${canonical}"><meta property="og:description" content="${description}">
  ${image ? '<meta property="og:image" content="/a.jpg"><meta property="og:image:width" content="4"><meta property="og:image:height" content="3"><meta property="og:image:alt" content="A">' : ''}`

const found = (pages: Record<string, string>) =>
  headFindings(Object.entries(pages).map(([page, html]) => ({ page, html }))).map(({ page, where }) => [page, where])

test('a page without a description or a whole share picture is found', () => {
  expect(found({ '/a': aHead('/a') })).toEqual([])
  expect(found({ '/a': aHead('/a', { image: false }) }).map(([, where]) => where)).toEqual([
    'og:image',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
  ])
  expect(found({ '/a': aHead('/a', { description: '' }) })).toEqual([
    ['/a', 'description'],
    ['/a', 'og:description'],
  ])
})

test('two pages that say the same of themselves are found', () => {
  const pages = {
    '/a': aHead('/a'),
    '/b': aHead('/b', { description: 'About /a' }),
    '/c': aHead('/c', { title: '/a' }),
  }

  expect(found(pages)).toEqual([
    ['/b', 'description'],
    ['/c', 'title'],
  ])
})

test('pages that search engines do not list, or list under another address, may repeat it', () => {
  const noindex = '<title>/a</title><meta name="robots" content="noindex">'

  expect(found({ '/a': aHead('/a'), '/ar/a': aHead('/a'), '/404': noindex })).toEqual([])
})
