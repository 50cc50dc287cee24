import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, installedBrowser } from '../test/browser.ts'
import { MARK } from './strings/own.ts'
import type { Target } from './Target.ts'

const squeezed = (text: string) => text.replace(/[\s\u200b\ufeff]+/g, ' ').trim()

export interface Seen {
  pages: number
  scripts: number
}

/** Opens pages with hostile words on the site and in the admin; counts what ran, and compares what a reader sees with what was written. */
export async function inBrowser(
  target: Target,
  articles: readonly { id: string; slug: string; strings: readonly string[] }[],
  token: string,
  screens: readonly string[],
): Promise<Seen> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: BROWSER_ARGS })
  const seen: Seen = { pages: 0, scripts: 0 }
  try {
    const context = await browser.newContext()
    const { hostname } = new URL(target.origin)
    await context.addCookies([{ name: 'diwan-token', value: token, domain: hostname, path: '/' }])
    const page = await context.newPage()
    const ran = (what: string) => {
      seen.scripts++
      target.fault(`a script ran at ${page.url()}: ${what}`)
    }
    await page.exposeFunction(MARK, () => ran(MARK))
    page.on('dialog', (dialog) => {
      ran(dialog.type())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (request.url().includes('attack.invalid')) ran(request.url())
    })
    const open = async (path: string, wait: number) => {
      await page.goto(`${target.origin}${path}`, { waitUntil: 'load', timeout: 120_000 })
      await poke(page)
      await page.waitForTimeout(wait)
      seen.pages++
    }
    for (const { slug, strings } of articles) {
      await open(`/blog/${slug}`, 100)
      const shown = squeezed(await page.locator('main').evaluate((main) => main.textContent ?? ''))
      for (const text of strings)
        if (!shown.includes(squeezed(text)))
          target.fault(`/blog/${slug} does not show ${JSON.stringify(text.slice(0, 100))} as it was written`)
    }
    await open('/articles', 300)
    for (const { id, slug } of articles.slice(0, 6)) {
      await open(`/admin/auth/blogs/edit/${id}`, 4_000)
      await open(`/admin/auth/blogs/${slug}`, 2_000)
    }
    for (const path of await pagesOf(target)) await open(path, 100)
    for (const path of screens) await open(path, 1_500)
    for (const path of ['/admin/auth/blogs', '/admin/auth/contacts?limit=50', '/admin/auth/dashboard'])
      await open(path, 3_000)
  } finally {
    await browser.close()
  }
  return seen
}

const MAX_PAGES = 250

/** Pages of the site, as its own sitemap lists them. */
async function pagesOf(target: Target): Promise<string[]> {
  const listed = async (path: string): Promise<string[]> => {
    const { text } = await target.send('the sitemap', path)
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const maps = await listed('/sitemap.xml')
  const pages = (await Promise.all(maps.filter((path) => path.endsWith('.xml')).map(listed))).flat()
  return [...new Set([...maps, ...pages])].filter((path) => !path.endsWith('.xml')).slice(0, MAX_PAGES)
}

/** Gives handlers that wait for a person something to react to. */
async function poke(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.keyboard.press('Tab')
  await page.mouse.wheel(0, 600)
}
