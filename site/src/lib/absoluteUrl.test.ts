import { expect, test } from 'vitest'
import { absoluteUrl } from './absoluteUrl'

const origin = new URL('https://example.com:8443')

test.each([
  ['/', 'https://example.com:8443'],
  ['/about-us', 'https://example.com:8443/about-us'],
  ['/ar/blog/a_b-1', 'https://example.com:8443/ar/blog/a_b-1'],
  ['/blog/a/', 'https://example.com:8443/blog/a/'],
  ['/blog/../about-us', 'https://example.com:8443/about-us'],
  ['/blog/مقال', 'https://example.com:8443/blog/%D9%85%D9%82%D8%A7%D9%84'],
  ['/a b?c=d#e', 'https://example.com:8443/a%20b?c=d#e'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['//elsewhere.example/a', 'https://elsewhere.example/a'],
])('%s is %s, whether the site is named by a text or an address', (path, address) => {
  expect(absoluteUrl(origin, path)).toBe(address)
  expect(absoluteUrl(origin.href, path)).toBe(address)
})

test('a site without an address says what to set', () => {
  expect(() => absoluteUrl(undefined, '/')).toThrow('SITE_URL')
})
