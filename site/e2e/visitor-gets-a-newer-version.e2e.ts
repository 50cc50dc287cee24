import { expect, type Page, test } from '../../scripts/test/journey'
import { FIRST_LOOK_DELAY, RELOAD_GUARD, SEEN_RELEASE_KEY, VERSION_POLL_PERIOD } from '@diwan/shared/spec/versions'

const PAGE = '/about-us'
const FORM_PAGE = '/contact-us'

interface Published {
  /** Id of the newest release. */
  id?: string
  /** Code of the newest release. */
  code?: string
  /** Hash of the page in it. */
  hash?: string
}

/** Counts the loads of documents, and lets a test say what has been published since. */
async function watched(page: Page, published: Published) {
  let loads = 0
  const looks: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  await page.route('**/builds/latest.json?*', async (route) => {
    looks.push(route.request().url())
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...without({ id: published.id, code: published.code }) } })
  })
  await page.route('**/_payload.json*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...without({ hash: published.hash }) } })
  })
  return { loads: () => loads, looks }
}
const without = (entries: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

/** Makes the tab look, as it does when it becomes visible again. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))
const settled = (page: Page) => page.waitForTimeout(600)

test('the manifest is asked for about a second after idle, with a timestamp, and each hour from then on [§7.4, §7.5, §9.9]', async ({
  page,
}) => {
  await page.clock.install()
  const { looks } = await watched(page, {})
  const metas: string[] = []
  page.on('request', (request) => void (request.url().includes('/builds/meta/') && metas.push(request.url())))
  await page.goto(PAGE)
  expect(looks).toEqual([])

  const firstLook = page.waitForResponse(/\/builds\/latest\.json/)
  await page.clock.runFor(FIRST_LOOK_DELAY + 500)
  // Looks at the same time are one: the first has to be over.
  await (await firstLook).finished()
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), SEEN_RELEASE_KEY)).not.toBeNull()
  expect(looks).toHaveLength(1)
  expect(looks[0]).toMatch(/\/builds\/latest\.json\?\d{13}$/)
  expect(metas).toHaveLength(1)
  // Looks at the same time are one: the first is over once it has noted the release.
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), SEEN_RELEASE_KEY)).not.toBeNull()

  const nextLook = page.waitForResponse(/\/builds\/latest\.json/)
  await page.clock.runFor(VERSION_POLL_PERIOD)
  await (await nextLook).finished()
  expect(looks).toHaveLength(2)
  expect(metas).toHaveLength(1)
})

test('nothing is asked for on a slow-2g connection [§7.5]', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
  })
  const { looks } = await watched(page, {})
  await page.goto(PAGE)

  await page.clock.runFor(VERSION_POLL_PERIOD)

  expect(looks).toEqual([])
})

test('every prerendered page has its data beside it, and its hash in the page [§7.6]', async ({ page, request }) => {
  for (const path of ['', '/about-us', '/services/cybersecurity', '/ar', '/ar/careers']) {
    const payload = (await (await request.get(`${path}/_payload.json`)).json()) as { hash: string }
    await page.goto(path || '/')
    expect(await page.locator('html').getAttribute('data-page')).toBe(payload.hash)
  }
})

test('a release that left this page alone is adopted without a reload', async ({ page }) => {
  const published: Published = {}
  const { loads } = await watched(page, published)
  await page.goto(PAGE)
  published.id = 'r-another'

  await comeBack(page)
  await settled(page)

  expect(loads()).toBe(1)
})

test('a page whose words changed reloads once, not again within 10 seconds, and again after them [§4.7, §9.3]', async ({
  page,
}) => {
  await page.clock.install()
  const published: Published = {}
  const { loads } = await watched(page, published)
  await page.goto(PAGE)
  Object.assign(published, { id: 'r-newer', hash: 'another-hash' })

  const reloaded = page.waitForEvent('load')
  await comeBack(page)
  await reloaded
  expect(loads()).toBe(2)
  published.id = 'r-newer-still'
  await comeBack(page)
  await settled(page)
  expect(loads()).toBe(2)

  await page.clock.runFor(RELOAD_GUARD + 1_000)
  published.id = 'r-newest'
  await comeBack(page)
  await expect.poll(loads).toBe(3)
})

test('new code reloads the page [§4.7]', async ({ page }) => {
  const published: Published = {}
  const { loads } = await watched(page, published)
  await page.goto(PAGE)
  Object.assign(published, { id: 'r-newer', code: 'c-newer' })

  await comeBack(page)

  await expect.poll(loads).toBe(2)
})

test('a half-filled form is never reloaded away: the newer version offers itself', async ({ page }) => {
  const published: Published = {}
  const { loads } = await watched(page, published)
  await page.goto(FORM_PAGE)
  await page.locator('[name="name"]').fill('Huda')
  Object.assign(published, { id: 'r-newer', hash: 'another-hash' })

  await comeBack(page)

  await expect(page.locator('.page-notice')).toContainText('A newer version of this page is ready')
  expect(loads()).toBe(1)
  await expect(page.locator('[name="name"]')).toHaveValue('Huda')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(loads).toBe(2)
})

test.describe('without a service worker', () => {
  // What a worker answers from its store never comes by the routes that a test cuts.
  test.use({ serviceWorkers: 'block' })

  test('a script chunk that cannot be loaded reloads the page once; then the page stays usable and says so [§4.8]', async ({
    page,
  }) => {
    const { loads } = await watched(page, {})
    await page.goto(FORM_PAGE)
    const chunk = await page.locator('astro-island:has(form)').first().getAttribute('component-url')
    // With a query too: Astro tries once more under another address.
    await page.route(
      ({ pathname }) => pathname === chunk,
      (route) => route.abort(),
    )

    // What moves over the old page moves nothing in the new one.
    const reloaded = page.waitForEvent('load')
    await page.mouse.move(100, 100)
    await reloaded
    expect(loads()).toBe(2)
    await page.mouse.move(200, 200)
    await expect(page.locator('.page-notice')).toContainText('could not be loaded', { timeout: 20_000 })

    expect(loads()).toBe(2)
    await expect(page.locator('form[action="/api/contacts/submit"]')).toBeVisible()
  })

  test('a script chunk that cannot be loaded while the server has a fault costs nobody the page [§4.8]', async ({
    page,
  }) => {
    let loads = 0
    page.on('request', (request) => void (request.isNavigationRequest() && loads++))
    await page.goto(FORM_PAGE)
    await page.route(
      ({ pathname }) => pathname.startsWith('/_astro/') && pathname.endsWith('.js'),
      (route) => route.abort(),
    )
    await page.route(
      ({ pathname }) => pathname === FORM_PAGE,
      (route) => route.fulfill({ status: 503 }),
    )

    await page.mouse.move(100, 100)

    await expect(page.locator('.page-notice')).toContainText('could not be loaded', { timeout: 20_000 })
    expect(loads).toBe(1)
    await expect(page.locator('form[action="/api/contacts/submit"]')).toBeVisible()
  })
})

test('a manifest that cannot be loaded is a line in the console and nothing else [§8.9]', async ({ page }) => {
  await page.clock.install()
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  await page.route('**/builds/meta/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A proxy</p>' }))
  await page.goto(PAGE)

  await page.clock.runFor(FIRST_LOOK_DELAY + 500)

  await expect.poll(() => errors.join('\n')).toContain('The build manifest could not be loaded')
  await expect(page.locator('.page-notice, [role="alert"]')).toHaveCount(0)
})

test('visited pages are readable without a connection, and the newest again with one', async ({ page, context }) => {
  await page.goto('/articles')
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 })
  const href = (await page.locator('main a[href^="/blog/"]').first().getAttribute('href'))!
  await page.goto(href)
  const title = await page.getByRole('heading', { level: 1 }).textContent()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await page.goto('/articles')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!)
  await expect(page.goto('/leadership')).rejects.toThrow()

  await context.setOffline(false)
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
})
