import { expect, test } from 'vitest'
import { plainPath } from './plainPath.ts'
import { pathOfTarget, plainTarget } from './plainTarget.ts'

const SITE = 'https://diwan.example'

test.each([
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/./', '/a'],
  ['/x/../a', '/a'],
  ['/%2e/a', '/a'],
  ['/', '/'],
  ['/a/?q=1#part', '/a?q=1#part'],
  ['/قديم', '/%D9%82%D8%AF%D9%8A%D9%85'],
  ['/%d9%82%d8%af%d9%8a%d9%85/', '/%D9%82%D8%AF%D9%8A%D9%85'],
  ['/a%3Fb', '/a%3Fb'],
  ['/100%25', '/100%25'],
  [SITE, '/'],
  [`${SITE}/ar/a/?q=1`, '/ar/a?q=1'],
  ['HTTPS://DIWAN.example:443/a', '/a'],
  ['https://elsewhere.example/a/', 'https://elsewhere.example/a/'],
  ['https://elsewhere.example/قديم', 'https://elsewhere.example/%D9%82%D8%AF%D9%8A%D9%85'],
])('the target %s is written as %s', (target, written) => {
  expect(plainTarget(target, SITE)).toBe(written)
  expect(plainTarget(written, SITE)).toBe(written)
})

test.each([
  '',
  'a',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/a b',
  '/%',
  'https://',
  'ftp://a.example',
])('%j is no target', (target) => {
  expect(plainTarget(target, SITE)).toBeNull()
})

test.each([
  ['/old/', '/old'],
  ['/x/../old/.', '/old'],
  ['/%D9%82%d8%af%D9%8A%D9%85', '/قديم'],
  ['/قديم', '/قديم'],
  ['/', '/'],
])('the path %s is compared as %s', (path, compared) => {
  expect(plainPath(path)).toBe(compared)
  expect(plainPath(compared)).toBe(compared)
})

test.each(['/%D9%8', '/100%', '/100%25', '/a%20b', '/a%00', '/a%7F'])('%s is no path to compare', (path) => {
  expect(plainPath(path)).toBeNull()
})

test('a target is compared by its path, decoded, and one elsewhere by none', () => {
  expect(pathOfTarget('/%D9%82?q=1#part')).toBe('/ق')
  expect(pathOfTarget('https://elsewhere.example/a')).toBeNull()
})
