import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemapXml'

const url = 'https://a.example/a?x=1&y=<2>'
const escaped = 'https://a.example/a?x=1&amp;y=&lt;2&gt;'

test('addresses are escaped, and a page whose time nobody knows has none', () => {
  const pages = sitemapXml([{ url, modifiedAt: '2026-01-02T03:04:05.000Z' }, { url }])

  expect(pages).toContain(`<url><loc>${escaped}</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>`)
  expect(pages).toContain(`<url><loc>${escaped}</loc></url>`)
  expect(sitemapIndexXml([url])).toContain(`<sitemap><loc>${escaped}</loc></sitemap>`)
})
