import { expect, test } from 'vitest'
import { alternatesOf, canonicalPath, documentTitle } from './pageSeo'

test('a page in both languages is its own original and names the other', () => {
  const seo = { title: 'About', path: '/about-us', languages: ['en', 'ar'] } as const

  expect(canonicalPath('ar', seo)).toBe('/ar/about-us')
  expect(alternatesOf(seo)).toEqual([
    { hreflang: 'en', path: '/about-us' },
    { hreflang: 'ar', path: '/ar/about-us' },
    { hreflang: 'x-default', path: '/about-us' },
  ])
})

test('an untranslated page points at the language that has its words', () => {
  const english = { title: 'A', path: '/blog/a', languages: ['en'] } as const
  const arabic = { title: 'A', path: '/blog/a', languages: ['ar'] } as const

  expect(canonicalPath('ar', english)).toBe('/blog/a')
  expect(canonicalPath('en', arabic)).toBe('/ar/blog/a')
  expect(alternatesOf(english)).toEqual([])
})

test('a page that is kept out of search names no alternates', () => {
  expect(alternatesOf({ title: 'A', path: '/a', languages: ['en', 'ar'], noindex: true })).toEqual([])
})

test('the company is named once in a title', () => {
  expect(documentTitle('Careers', 'Example Co')).toBe('Careers | Example Co')
  expect(documentTitle('Example Co: advice', 'Example Co')).toBe('Example Co: advice')
})

test('a title that fills what a search result shows is not followed by the company', () => {
  const fits = 'a'.repeat(57)

  expect(documentTitle(fits, 'Example Co')).toBe(`${fits} | Example Co`)
  expect(documentTitle(`${fits}a`, 'Example Co')).toBe(`${fits}a`)
})
