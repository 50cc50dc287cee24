import { expect, test, type Page } from '../../scripts/test/journey'
import { signIn } from './signIn'

const title = `Opening a branch in Jeddah ${Date.now().toString(36)}`
const arabicTitle = 'افتتاح فرع في جدة'

async function writeText(page: Page, words: { title: string; excerpt: string; body: string }) {
  await page.locator('#field-title').fill(words.title)
  await page.locator('#field-excerpt').fill(words.excerpt)
  await page.locator('.rich-text-lexical [contenteditable=true]').first().click()
  await page.keyboard.type(words.body)
}

/** The words of the next toast that says how something ended. It stands for a second only: asked for from outside, it can come and go between two looks. */
function nextToast(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const known = new Set(document.querySelectorAll('.payload-toast-item'))
        const look = () => {
          for (const toast of document.querySelectorAll('.payload-toast-item:not([data-type=loading])'))
            if (!known.has(toast) && toast.textContent) resolve(toast.textContent)
        }
        const anything = { attributes: true, characterData: true, childList: true, subtree: true }
        new MutationObserver(look).observe(document.body, anything)
      }),
  )
}

async function publish(page: Page) {
  const toast = nextToast(page)
  await page.locator('#action-save').click()
  expect(await toast).toMatch(/success/i)
}

/** Opens a page again and again until it answers as wanted: what was published is live a moment later. */
async function waitForPage(page: Page, path: string, check: (status: number, html: string) => boolean) {
  await expect(async () => {
    const answer = await page.request.get(path)
    expect(check(answer.status(), await answer.text())).toBe(true)
  }).toPass({ timeout: 30_000 })
}

test('an editor publishes, a visitor reads and writes back, and staff see it', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.clock.install()
  await visitor.goto('/articles')
  const reloads: string[] = []
  visitor.on('framenavigated', (frame) => void (frame === visitor.mainFrame() && reloads.push(frame.url())))

  // Write and publish in English.
  // The admin opens in the language last written in.
  await page.goto('/admin/auth/blogs/add?locale=en')
  await signIn(page)
  await page.waitForURL('**/admin/auth/blogs/add?locale=en')
  await writeText(page, {
    title,
    excerpt: 'What changes when a company opens its second office.',
    body: 'A branch needs its own papers.',
  })
  await page.locator('#field-categories .rs__control').click()
  await page.locator('.rs__option').first().click()
  await page.locator('#field-showInMenu').check()
  await publish(page)
  await page.waitForURL(/\/admin\/auth\/blogs\/edit\/[0-9a-f]{24}(?:\?|$)/)
  const editPath = new URL(page.url()).pathname
  await expect(page.locator('.diwan-release')).toContainText('Live since', { timeout: 30_000 })
  const slug = await page.locator('#field-slug').inputValue()

  // Page, list and submenu show it.
  await waitForPage(page, `/blog/${slug}`, (status, html) => status === 200 && html.includes(title))
  await waitForPage(page, '/articles', (_status, html) => html.includes(title))
  await waitForPage(page, '/blogs/menu-blogs', (_status, text) => text.includes(title))

  // The open tab of a changed page reloads itself, once.
  await visitor.clock.runFor(2_000)
  await visitor.clock.fastForward(3_600_000)
  await expect(visitor.getByText(title).first()).toBeVisible()
  await visitor.clock.fastForward(3_600_000)
  await visitor.clock.runFor(2_000)
  expect(reloads).toHaveLength(1)

  // Until the Arabic version exists, the Arabic address shows the English text and says so.
  await waitForPage(page, `/ar/blog/${slug}`, (status, html) => status === 200 && html.includes(title))

  // Publish Arabic alone, then unpublish English alone.
  await page.goto(`${editPath}?locale=ar`)
  await writeText(page, {
    title: arabicTitle,
    excerpt: 'ما الذي يتغير عند افتتاح المكتب الثاني.',
    body: 'يحتاج الفرع إلى أوراقه.',
  })
  await publish(page)
  await waitForPage(page, `/ar/blog/${slug}`, (_status, html) => html.includes(arabicTitle))
  await waitForPage(page, `/blog/${slug}`, (_status, html) => html.includes(title))

  await page.goto(`${editPath}?locale=en`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Unpublish in English' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await waitForPage(page, '/articles', (_status, html) => !html.includes(title))
  await waitForPage(
    page,
    `/blog/${slug}`,
    (status, html) => status === 200 && html.includes(arabicTitle) && !html.includes(title),
  )
  await waitForPage(page, '/ar/articles', (_status, html) => html.includes(arabicTitle))

  // A visitor writes back; staff find the enquiry under its reference.
  const guest = await (await browser.newContext()).newPage()
  const name = `Huda ${Date.now().toString(36)}`
  await guest.goto('/contact-us')
  await guest.getByLabel('Full name').fill(name)
  await guest.getByLabel('Email address').fill('huda@example.com')
  await guest.getByLabel('Message').fill('We would like to open an office in Riyadh.')
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Send message' }).click()
  await guest.waitForURL(/\/thank-you\?reference=/)
  const reference = new URL(guest.url()).searchParams.get('reference') ?? ''
  await expect(guest.locator('[data-slot=reference]')).toHaveText(reference)

  await page.goto('/admin/auth/contacts')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  const mails = (await (await page.request.get('/api/mails?limit=5&sort=-createdAt&depth=0')).json()) as {
    docs: { to: string; text: string }[]
  }
  expect(mails.docs.some((mail) => mail.to === 'huda@example.com' && mail.text.includes(reference))).toBe(true)
})
