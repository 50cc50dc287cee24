import { expect, test } from 'vitest'
import { organisation } from '@/lib/jsonLd/organisation'
import { newsJsonLd } from './newsJsonLd'
import type { NewsPage } from './queries'

const ORIGIN = 'https://site.example'

test('news without a cover shows the picture that was made for it', () => {
  const entry = { slug: 'award', title: 'An award', excerpt: null, date: '2026-05-01T00:00:00.000Z' }
  const page = { entry, lang: 'en', cover: null } as unknown as NewsPage
  const company = organisation(ORIGIN, { name: 'Rasikh' })
  const made = { path: '/media/made.jpg', alt: '' }

  expect(newsJsonLd(ORIGIN, page, company, made)).toMatchObject({ image: 'https://site.example/media/made.jpg' })
  expect(newsJsonLd(ORIGIN, page, company)).not.toHaveProperty('image')
})
