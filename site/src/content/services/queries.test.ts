import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { useDocuments } from '@diwan/site/store/testing'
import { expect, test } from 'vitest'
import { findService, listServices, listServiceSlugs } from './queries'

const ID = '0123456789abcdef01234567'
const body = (title: string, more: object = {}) => ({
  title,
  slug: 'tax',
  summary: '',
  icon: 'scale',
  order: 1,
  ...more,
})

const aService = (locales: MirroredDocument['locales'], id = ID): MirroredDocument => ({
  collection: 'services',
  id,
  updatedAt: '2026-01-01T00:00:00Z',
  locales,
})

test('a service that is published in both languages is shown in each', () => {
  useDocuments([aService({ en: body('Tax'), ar: body('الضرائب') })])

  const service = findService({ slug: 'tax', locale: 'ar' })

  expect(service).toMatchObject({ id: ID, lang: 'ar', isFallback: false, published: ['en', 'ar'] })
  expect(service?.entry.title).toBe('الضرائب')
})

test('a service without an Arabic version shows its English words under the Arabic address', () => {
  useDocuments([aService({ en: body('Tax'), ar: null })])

  expect(findService({ slug: 'tax', locale: 'ar' })).toMatchObject({ lang: 'en', isFallback: true, published: ['en'] })
  expect(listServiceSlugs()).toEqual(['tax'])
})

test('a service that exists in Arabic only is treated the same way round', () => {
  useDocuments([aService({ en: null, ar: body('الضرائب') })])

  expect(findService({ slug: 'tax', locale: 'en' })).toMatchObject({ lang: 'ar', isFallback: true, published: ['ar'] })
})

test('lists leave out what is not published in their language', () => {
  useDocuments([aService({ en: body('Tax'), ar: null })])

  expect(listServices('ar')).toEqual([])
  expect(listServices('en').map(({ title }) => title)).toEqual(['Tax'])
})

test('a list keeps the order of its editors, and entries without a number come last', () => {
  const named = (title: string, order: number | null) => ({ en: body(title, { slug: title, order }), ar: null })
  useDocuments([
    aService(named('last', null), 'a'.repeat(24)),
    aService(named('second', 10), 'b'.repeat(24)),
    aService(named('first', 9), 'c'.repeat(24)),
  ])

  expect(listServices('en').map(({ title }) => title)).toEqual(['first', 'second', 'last'])
})

test('a service that cannot be shown is named with its fault', () => {
  useDocuments([aService({ en: body('Tax', { icon: 'no-such-icon' }), ar: null })])

  expect(() => listServices('en')).toThrow(/services\/0123456789abcdef01234567 \(en\) cannot be shown/)
})

test('an unknown slug finds nothing', () => {
  useDocuments([])

  expect(findService({ slug: 'tax', locale: 'en' })).toBeNull()
})
