import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { segments } from '../cms/src/admin/segments.ts'
import { openBrowser } from './audit/openBrowser.ts'
import { ADMIN, FormsSystem } from './faults/forms/FormsSystem.ts'
import { readOptions } from './readOptions.ts'
import { deskScreens, type Screen } from './screenshots/deskScreens.ts'

// npm run screenshots:admin: every screen of the control panel in both languages, themes and widths, on a data folder of its own, or
// of a system that runs, where the pictures show previews too: --origin http://localhost:4321 --email … --password …
const { values } = readOptions(
  'npm run screenshots:admin [-- …]: takes a picture of every screen of the control panel in both languages, themes and widths.',
  {
    /** Only screens whose address contains this. */
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/screenshots-admin' },
    /** Folder of the database; that of the bench shows a full one. */
    data: { type: 'string', default: '.data/screenshots-admin' },
    port: { type: 'string', default: '5580' },
    /** A system that runs, and an administrator of it; without, one of its own is started, which has no website. */
    origin: { type: 'string', default: '' },
    email: { type: 'string', default: ADMIN.email },
    password: { type: 'string', default: ADMIN.password },
    /** One language, theme and width instead of all, like `en-light-1280`. */
    look: { type: 'string', default: '' },
  },
)

const root = resolve(import.meta.dirname, '..')
const SETTLED = 700
const PATIENCE = 8_000
const HEIGHT = 900
/** Looks that are taken side by side: most of the time is waiting. */
const AT_ONCE = 2
const system = values.origin
  ? null
  : new FormsSystem({ dataDir: join(root, values.data), port: Number(values.port), withContent: true })
const origin = system?.url ?? values.origin

const looks = ['en', 'ar']
  .flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })))
  .flatMap((look) => [360, 1280].map((width) => ({ ...look, width })))
  .filter(({ language, theme, width }) => !values.look || values.look === `${language}-${theme}-${width}`)

async function tokenOf(): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: values.email, password: values.password }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`Nobody signs in as ${values.email} at ${origin}: give --email and --password.`)
  return token
}

/** Every screen of the control panel: lists, forms of a new and of the first document, and our own screens. */
async function screensOf(token: string): Promise<Screen[]> {
  const headers = { Authorization: `JWT ${token}` }
  const further: Screen[] = []
  const screens = ['dashboard', 'translations', 'planned', 'exchange'].map((name) => `/admin/auth/${name}`)
  screens.push('/admin/account')
  for (const [slug, segment] of Object.entries(segments)) {
    screens.push(`/admin/auth/${segment}`, `/admin/auth/${segment}/add`)
    const answer = await fetch(`${origin}/api/${slug}?limit=1&depth=0`, { headers })
    const { docs = [] } = (await answer.json()) as { docs?: { id: string; slug?: string }[] }
    const [first] = docs
    if (!first) continue
    screens.push(`/admin/auth/${segment}/edit/${first.id}`)
    if (['blogs', 'news'].includes(slug)) screens.push(`/admin/auth/${segment}/${first.slug}`)
    if (slug === 'blogs') screens.push(`/admin/auth/translate/${segment}/${first.id}`)
    if (slug === 'applications') further.push(...deskScreens(first.id))
    if (slug === 'categories') screens.push(`/admin/auth/${segment}/${first.id}`)
  }
  for (const global of ['site-settings', 'navigation', 'footer', 'hiring-desk'])
    screens.push(`/admin/globals/${global}`)
  return wanted([...screens.map((path) => ({ path })), ...further])
}

const wanted = (screens: Screen[]) => screens.filter(({ path }) => path.includes(values.only))

/** The panel of an application scrolls by itself: the window becomes as high as it is. */
const panelHeightOf = (page: Page) => page.evaluate(() => document.querySelector('.hiring-panel')?.scrollHeight ?? 0)

/** Waits until a screen has what it asks for: nothing is on its way, and nothing stands in the place of what comes. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {})
  await page
    .waitForFunction(() => document.querySelector('.shimmer-effect, .loading-overlay') === null, null, {
      timeout: PATIENCE,
    })
    .catch(() => {})
  await page.waitForTimeout(SETTLED)
}

async function show(page: Page, { path, press }: Screen, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  // The screen before may just be leading on to another one, which ends this visit.
  await page.goto(path).catch(() => page.goto(path))
  await settle(page)
  if (press) await page.locator(press).click()
  const height = await panelHeightOf(page).catch(async () => {
    // The screen has led on to another one meanwhile.
    await settle(page)
    return panelHeightOf(page)
  })
  if (height > HEIGHT) await page.setViewportSize({ width, height })
  if (press || height > HEIGHT) await settle(page)
}

async function take(browser: Browser, screens: Screen[], token: string | null): Promise<number> {
  const waiting = [...looks]
  const takeLooks = async () => {
    for (let look = waiting.shift(); look !== undefined; look = waiting.shift()) await takeLook(look)
  }
  const takeLook = async ({ language, theme, width }: (typeof looks)[number]) => {
    const folder = resolve(root, values.out, `${language}-${theme}-${width}`)
    mkdirSync(folder, { recursive: true })
    const context = await browser.newContext({ baseURL: origin })
    const cookies = { 'diwan-lng': language, 'diwan-theme': theme, ...(token ? { 'diwan-token': token } : {}) }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
    const page = await context.newPage()
    for (const screen of screens) {
      await show(page, screen, width)
      await page.screenshot({ path: join(folder, `${nameOf(screen)}.jpg`), type: 'jpeg', quality: 70, fullPage: true })
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeLooks))
  return screens.length * looks.length
}

const nameOf = ({ path, press = '' }: Screen) =>
  (path + press)
    .replace(/^\/admin\/(?:auth\/)?/, '')
    .replace(/[0-9a-f]{24}/g, 'id')
    .replaceAll(/[/?#]/g, '_')

try {
  if (!values.only) rmSync(resolve(root, values.out), { recursive: true, force: true })
  await system?.prepareAndStart()
  const browser = await openBrowser()
  const token = await tokenOf()
  let pictures = await take(browser, await screensOf(token), token)
  const open = wanted([{ path: '/admin/login' }, { path: '/admin/forgot' }])
  pictures += await take(browser, open, null)
  await browser.close()
  console.log(`${pictures} pictures in ${values.out}`)
} finally {
  await system?.stop()
}
