import type { FrameLocator } from '@playwright/test'
import { expect, test, type Page } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { signIn, staff } from './signIn'
import { tokenOf } from './tokenOf'

const FRAME = '#live-preview-iframe'

async function openPreview(page: Page): Promise<FrameLocator> {
  await page.goto('/admin/auth/blogs')
  await signIn(page)
  await page.waitForURL('**/admin/auth/blogs')
  await page.locator('.table tbody tr a').first().click()
  await page.waitForURL(/\/admin\/auth\/blogs\/edit\//)
  return showPreview(page)
}

async function showPreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator('#live-preview-toggler')
  // The admin remembers for each editor whether it was open.
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  const frame = page.frameLocator(FRAME)
  await expect(frame.locator('[data-preview-banner]')).toBeVisible({ timeout: 60_000 })
  return frame
}

test('the preview follows what is typed, and keeps its place and what was opened in it', async ({ page }) => {
  test.setTimeout(240_000)
  const frame = await openPreview(page)
  const title = page.locator('#field-title')
  const before = await title.inputValue()
  await title.fill(`${before} `)
  await expect(frame.locator('[data-preview-banner][data-follows]')).toBeAttached({ timeout: 60_000 })
  const heading = await frame.locator('h1').elementHandle()
  await frame.locator('body').evaluate(() => window.scrollTo(0, 300))

  await title.pressSequentially('typed now')

  await expect(frame.locator('h1')).toHaveText(`${before} typed now`)
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
  expect(await frame.locator('body').evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(title).toBeFocused()
})

test('the preview follows the sections of a page, those too in which a list is empty', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const token = await tokenOf(request, staff)
  await enterPanel(context, baseURL, { token })
  const data = {
    title: `Landing ${Date.now().toString(36)}`,
    layout: [
      { blockType: 'hero', heading: 'Before' },
      { blockType: 'faq', heading: 'Questions' },
    ],
  }
  const made = await request.post('/api/pages?draft=true&locale=en', {
    headers: { Authorization: `JWT ${token}` },
    data,
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await page.goto(`/admin/auth/pages/edit/${doc.id}?locale=en`)
  const frame = await showPreview(page)

  await page.locator('#field-layout__0__heading').fill('Typed into a section')

  await expect(frame.locator('h1')).toHaveText('Typed into a section', { timeout: 60_000 })
})
