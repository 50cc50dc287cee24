import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { seoOf } from './seoOf'

const record = (fields: object) => ({
  collection: 'keywords',
  id: '1'.repeat(24),
  updatedAt: '2026-01-01T00:00:00Z',
  locales: { en: { path: '/about-us', title: 'Who we are', description: 'From the desk', ...fields }, ar: null },
})

test("a route's own record wins over the entry's words", () => {
  useDocuments([record({})])

  expect(seoOf('en', '/about-us', { title: 'Entry', description: 'Entry' }, { title: 'About' })).toMatchObject({
    title: 'Who we are',
    description: 'From the desk',
  })
})

test('without a record in the language the SEO group speaks, then the entry', () => {
  useDocuments([record({})])

  expect(seoOf('ar', '/about-us', { title: 'SEO' }, { title: 'Entry', description: 'Summary' })).toMatchObject({
    title: 'SEO',
    description: 'Summary',
  })
})
