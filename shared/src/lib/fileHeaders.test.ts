import { expect, test } from 'vitest'
import { PATH_HEADERS } from '../spec/headers'
import { cacheControlOf, contentTypeOf } from './fileHeaders'

test('what is named after its content may be kept for ever, the newest release id never, and all else is asked for again', () => {
  expect(cacheControlOf('/_astro/page.a1b2.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheControlOf('/media/0a1b.webp')).toBe('public, max-age=31536000, immutable')
  expect(cacheControlOf('/builds/latest.json')).toBe('no-store')
  expect(cacheControlOf('/about-us.html')).toBe('public, max-age=0, must-revalidate')
  expect(cacheControlOf('/blog/_astro/page.js')).toBe('public, max-age=0, must-revalidate')
})

test('a file is what its name says, and a feed is a feed', () => {
  expect(contentTypeOf('ar/about-us.html')).toBe('text/html; charset=utf-8')
  expect(contentTypeOf('ar/rss.xml')).toBe('application/rss+xml; charset=utf-8')
  expect(contentTypeOf('sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect(contentTypeOf('_headers')).toBeUndefined()
})

test('a published file that is opened by itself runs nothing and sends nothing', () => {
  const ofFiles = PATH_HEADERS.find(({ path }) => path === '/media/*')?.headers ?? []
  const policy = new Map(ofFiles).get('Content-Security-Policy')?.split('; ')

  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'"]))
})
