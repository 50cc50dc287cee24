import { expect, test } from 'vitest'
import { organisation } from '@/lib/jsonLd/organisation'
import type { ShareImage } from '@/lib/seo/pageSeo'
import { blogJsonLd } from './blogJsonLd'
import type { Author, BlogPage } from './queries'

const ORIGIN = 'https://site.example'
const company = organisation(ORIGIN, { name: 'Rasikh' })

const huda: Author = {
  lang: 'en',
  name: 'Huda',
  path: '/leadership#huda',
  role: 'Partner',
  photo: null,
  bio: null,
  linkedin: 'https://www.linkedin.com/in/huda',
}

const anArticle = (author: Author | null, shared?: ShareImage) => {
  const entry = { slug: 'zakat', title: 'Zakat', excerpt: null, publishedAt: '2026-05-01T06:00:00.000Z' }
  return blogJsonLd(ORIGIN, { entry, lang: 'en', author, cover: null } as unknown as BlogPage, company, shared)
}

test('an article names its author, and where the site and others tell about them', () => {
  expect(anArticle(huda).author).toEqual({
    '@type': 'Person',
    '@id': 'https://site.example/leadership#huda',
    name: 'Huda',
    url: 'https://site.example/leadership#huda',
    worksFor: { '@id': 'https://site.example/#organization' },
    jobTitle: 'Partner',
    sameAs: 'https://www.linkedin.com/in/huda',
  })
})

test('a portrait that is too narrow for copies is shown as it was given', () => {
  const of = (...names: string[]) => {
    const files = Object.fromEntries(names.map((name) => [name, { path: `/media/${name}.webp` }]))
    return anArticle({ ...huda, photo: { alt: '', files } as unknown as Author['photo'] }).author
  }

  expect(of('original', 'small')).toMatchObject({ image: 'https://site.example/media/original.webp' })
  expect(of('original', 'small', 'medium')).toMatchObject({ image: 'https://site.example/media/medium.webp' })
})

test('an article without a cover shows the picture that was made for it', () => {
  const made = { path: '/media/made.jpg', alt: '' }

  expect(anArticle(huda, made)).toMatchObject({ image: 'https://site.example/media/made.jpg' })
  expect(anArticle(huda)).not.toHaveProperty('image')
})

test('an article without an author is the company’s', () => {
  expect(anArticle(null).author).toBe(company)
})
