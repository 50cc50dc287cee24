import { expect, test } from 'vitest'
import { documentOn } from './documentOn'

test.each([
  ['/', 'pages', 'en', { catalogueKey: { equals: 'home' } }],
  ['/ar', 'pages', 'ar', { catalogueKey: { equals: 'home' } }],
  ['/about-us/', 'pages', 'en', { catalogueKey: { equals: 'about-us' } }],
  ['/services/cybersecurity', 'services', 'en', { catalogueKey: { equals: 'cybersecurity' } }],
  ['/ar/blog/zakat', 'blogs', 'ar', { slug: { equals: 'zakat' } }],
  ['/job-details/analyst', 'vacancies', 'en', { slug: { equals: 'analyst' } }],
  ['/articles/tax', 'categories', 'en', { slug: { equals: 'tax' } }],
  ['/our-method', 'pages', 'en', { slug: { equals: 'our-method' } }],
])('%s is made by a document of %s', (path, collection, locale, where) => {
  expect(documentOn(path)).toEqual({ collection, locale, where })
})

test.each(['/articles/page/2', '/articles/topic/cybersecurity', '/nothing/here', '/blog/a/b'])(
  'no single document makes %s',
  (path) => {
    expect(documentOn(path)).toBeNull()
  },
)
