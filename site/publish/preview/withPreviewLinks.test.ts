import { expect, test } from 'vitest'
import { withPreviewLinks } from './withPreviewLinks.ts'

const linked = (href: string) => /href="([^"]*)"/.exec(withPreviewLinks(`<a class="x" href="${href}">x</a>`, 'T'))?.[1]

test('links to pages of the site lead on through the preview', () => {
  expect(linked('/about-us')).toBe('/preview/about-us?token=T')
  expect(linked('/')).toBe('/preview/?token=T')
  expect(linked('/articles#news')).toBe('/preview/articles?token=T#news')
  expect(linked('/careers?city=riyadh')).toBe('/preview/careers?city=riyadh&amp;token=T')
})

test('files, other sites and what is no page stay as they are', () => {
  for (const href of [
    '/media/ab.pdf',
    '/articles/rss.xml',
    'https://example.com/',
    '//example.com',
    '/api/user',
    '#top',
  ]) {
    expect(linked(href)).toBe(href)
  }
})
