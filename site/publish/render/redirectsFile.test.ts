import { expect, test } from 'vitest'
import { type Redirect, redirectsFile } from './redirectsFile.ts'

const SITE = 'https://diwan.example'

/** The rules of a site that has these pages. */
const fileOf = (redirects: Redirect[], pages: string[] = []) =>
  redirectsFile(redirects, { siteUrl: SITE, isPage: (path) => pages.includes(path) })

const rule = (from: string, to: string): Redirect => ({ from, to, permanent: true })

test('chains lead to their end at once and loops are left out', () => {
  const file = fileOf([
    { from: '/a', to: '/b', permanent: true },
    { from: '/b', to: '/c?x=1', permanent: true },
    { from: '/l', to: '/m', permanent: true },
    { from: '/m', to: '/l', permanent: true },
    { from: '/self', to: '/self', permanent: true },
  ])

  expect(file).toBe('/a /c?x=1 301\n/ar/a /ar/c?x=1 301\n/ar/b /ar/c?x=1 301\n/b /c?x=1 301\n')
})

test('one line leads the further pages of a list that moved to those of the new one, in the languages that have them', () => {
  const moved = [rule('/articles/tax', '/articles/zakat'), rule('/ar/articles/tax', '/ar/articles/zakat')]
  const pages = ['/articles/zakat', '/ar/articles/zakat', '/articles/zakat/page/1', '/articles/zakat/page/2']

  expect(fileOf(moved, pages).split('\n')).toEqual([
    '/ar/articles/tax /ar/articles/zakat 301',
    '/ar/articles/tax/page/* /ar/articles/zakat 301',
    '/articles/tax /articles/zakat 301',
    '/articles/tax/page/* /articles/zakat/page/:splat 301',
    '',
  ])
})

test('what moved to a page without further ones has no line for them', () => {
  expect(fileOf([rule('/blog/old', '/blog/new'), rule('/x', '/articles/tax#top')], ['/blog/new'])).not.toContain('*')
})

test('one temporary step makes the whole way temporary', () => {
  const file = fileOf([
    rule('/a', '/b'),
    { ...rule('/b', '/c'), permanent: false },
    rule('/c', 'https://other.example/'),
  ])

  expect(file).toContain('/a https://other.example/ 302\n')
  expect(file).toContain('/c https://other.example/ 301\n')
})

test('a chain ends where there is a page, whatever a rule says of its path', () => {
  expect(fileOf([rule('/a', '/b'), rule('/b', '/c')], ['/b'])).toContain('/a /b 301\n')
})

test('a rule for an Arabic path wins over the one that follows from English', () => {
  const file = fileOf([
    { from: '/old', to: '/new', permanent: false },
    { from: '/ar/old', to: 'https://other.example/', permanent: true },
  ])

  expect(file).toBe('/ar/old https://other.example/ 301\n/old /new 302\n')
})

test('a page that exists wins over a rule for its path', () => {
  expect(fileOf([rule('/old', '/new')], ['/old'])).toBe('/ar/old /ar/new 301\n')
})

test('lines that would break the file are refused', () => {
  expect(
    fileOf([
      { from: '/a b', to: '/c', permanent: true },
      { from: '/a', to: 'javascript:x', permanent: true },
    ]),
  ).toBe('')
})

test.each([
  ['/a', '/a/'],
  ['/a', `${SITE}/a`],
  ['/a', '/x/../a/.'],
  ['/a', '/a?x=1'],
  ['/ar/a', `${SITE}/ar/a`],
  ['/قديم', '/%D9%82%D8%AF%D9%8A%D9%85'],
])('a rule from %s to %s leads nowhere else and is left out', (from, to) => {
  expect(fileOf([rule(from, to)])).not.toContain(`${from} `)
})

test('a loop is left out however its steps are written', () => {
  expect(fileOf([rule('/a', `${SITE}/b`), rule('/b', '/a/')])).toBe('')
})

test('a target of the site is written as its address is, so that nobody is sent twice', () => {
  expect(fileOf([rule('/a', '/articles/'), rule('/b/', `${SITE}/x/../careers?q=1#open`)])).toBe(
    '/a /articles 301\n/ar/a /ar/articles 301\n/ar/b /ar/careers?q=1#open 301\n/b /careers?q=1#open 301\n',
  )
})

test('the home page has one form in each language too', () => {
  expect(fileOf([rule('/a', '/?q=1')])).toBe('/a /?q=1 301\n/ar/a /ar?q=1 301\n')
})

test('a path is compared as the server does, decoded, and a target is sent encoded', () => {
  expect(fileOf([rule('/ar/%D9%82', '/ar/ديم')])).toBe('/ar/ق /ar/%D8%AF%D9%8A%D9%85 301\n')
})

test.each(['/admin', '/media/brochure.pdf', '/robots.txt'])('%s has no Arabic form: it is the target of both', (to) => {
  expect(fileOf([rule('/a', to)])).toBe(`/a ${to} 301\n/ar/a ${to} 301\n`)
})

test('a feed is one of each language', () => {
  expect(fileOf([rule('/a', '/articles/rss.xml')])).toBe('/a /articles/rss.xml 301\n/ar/a /ar/articles/rss.xml 301\n')
})
