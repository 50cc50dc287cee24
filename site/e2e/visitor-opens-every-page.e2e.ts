import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../../scripts/test/journey'
import { pageCatalogue } from '@diwan/shared/catalogue'
import type { BuildMeta, LatestBuild, PagePayload } from '@diwan/shared/contracts/builds'
import { directionOf, localePath, locales, otherLocale } from '@diwan/shared/content'

// `/blog/{id}`, `/news/{id}` and `/job-details/{id}` are found as a visitor finds them: by the first link of their list.
const lists = [
  { list: '/articles', entry: '/blog/' },
  { list: '/news-room', entry: '/news/' },
  { list: '/careers', entry: '/job-details/' },
]

// Ten packets: what a server may send before the first of them is acknowledged.
const FIRST_BYTES = 14_600

for (const locale of locales) {
  test(`every page of the specification answers with its own title, language and direction (${locale}) [§1.1, §1.3, §1.4, §1.5, §2.1, §2.2, §2.3, §6.4]`, async ({
    page,
    request,
  }) => {
    const paths = Object.values(pageCatalogue).map((entry) => localePath(locale, entry.path))
    for (const { list, entry } of lists) {
      await page.goto(localePath(locale, list))
      const href = await page
        .locator(`main a[href^="${localePath(locale, entry)}"]`)
        .first()
        .getAttribute('href')
      if (!href) throw new Error(`${list} links to no entry`)
      paths.push(href)
    }

    const titles = new Map<string, string>()
    for (const path of paths) {
      const answer = await request.get(path)
      const html = await answer.text()
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''

      expect([path, answer.status()]).toEqual([path, 200])
      expect(html.slice(0, 500)).toMatch(
        new RegExp(`<html[^>]*\\blang="${locale}"[^>]*\\bdir="${directionOf[locale]}"`),
      )
      expect(html.slice(0, 500)).toMatch(/<html[^>]*\bclass="[^"]*\bdark\b/)
      expect([path, titles.get(title)]).toEqual([path, undefined])
      titles.set(title, path)
    }
    expect(titles.size).toBe(paths.length)
  })

  test(`an unknown path answers 404 with the page and its path (${locale})`, async ({ page }) => {
    const path = localePath(locale, '/no-such-page')

    const answer = await page.goto(path)

    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByText(path)).toBeVisible()
    await expect(page.locator('main')).toBeVisible()
    const there = new URL(localePath(otherLocale(locale), '/no-such-page'), page.url()).href
    await expect(page.locator('header a[rel=alternate]')).toHaveAttribute('href', there)
  })

  test(`the page of an unknown path names it in the letters of its language (${locale})`, async ({ page }) => {
    await page.goto(localePath(locale, '/' + encodeURIComponent('الزكاة')))

    await expect(page.locator('main')).toContainText(localePath(locale, '/الزكاة'))
  })
}

test('what each page sends before its first paint fits the first answer of a connection', async ({ request }) => {
  const sent = async (path: string) => brotliCompressSync(await (await request.get(path)).body()).length
  const heavy: string[] = []
  for (const path of Object.values(pageCatalogue).flatMap((entry) => locales.map((to) => localePath(to, entry.path)))) {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const styles = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const sizes = await Promise.all([path, ...styles].map(sent))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)

    expect([path, styles.length]).toEqual([path, 1])
    if (bytes > FIRST_BYTES) heavy.push(`${path}: ${bytes}`)
  }
  expect(heavy).toEqual([])
})

test('a release says what it is, and pages hold nothing of it', async ({ request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as LatestBuild
  const meta = (await (await request.get(`/builds/meta/${latest.code}.json`)).json()) as BuildMeta
  const html = await (await request.get('/about-us')).text()
  const payload = (await (await request.get('/about-us/_payload.json')).json()) as PagePayload

  expect(meta.id).toBe(latest.code)
  expect(meta.prerendered.length).toBeGreaterThan(0)
  expect(Object.keys(payload)[0]).toBe('hash')
  expect(html).toContain(`data-page="${payload.hash}"`)
  expect(html).toContain(`data-code="${latest.code}"`)
  expect(html).not.toContain(latest.id)
})

test('feeds, sitemaps, robots, security contact, icon and the submenu are files of the release', async ({
  request,
}) => {
  const paths = [
    '/sitemap.xml',
    '/robots.txt',
    '/articles/rss.xml',
    '/news-room/rss.xml',
    '/careers/rss.xml',
    '/ar/articles/rss.xml',
    '/.well-known/security.txt',
    // Asked for by whoever reads no head: feed readers, bookmarks, some searches.
    '/favicon.ico',
    '/blogs/menu-blogs',
    '/ar/blogs/menu-blogs',
  ]
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})
