import type { APIRequestContext, FrameLocator } from '@playwright/test'
import { expect, test, type Page } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { publisherPid } from './publisherPid'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

const BANNER = '[data-preview-banner]'

interface Editor {
  page: Page
  request: APIRequestContext
  headers: Record<string, string>
}

/** Somebody who is signed in, with a draft of their own. */
async function anEditor({ page, request, baseURL = '' }: { page: Page; request: APIRequestContext; baseURL?: string }) {
  const token = await tokenOf(request, staff)
  await enterPanel(page.context(), baseURL, { token })
  return { page, request, headers: { Authorization: `JWT ${token}` } }
}

async function aDraft({ request, headers }: Editor, fields: object = {}): Promise<string> {
  const data = { slug: `previewed-${Date.now().toString(36)}`, ...fields, _status: 'draft' }
  const answer = await request.post('/api/blogs?locale=en&draft=true', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

async function openPreview({ page }: Editor, id: string): Promise<FrameLocator> {
  await page.goto(`/admin/auth/blogs/edit/${id}?locale=en`)
  const toggler = page.locator('#live-preview-toggler')
  await expect(toggler).toBeVisible()
  // The admin remembers for each editor whether it was open.
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  return page.frameLocator('#live-preview-iframe')
}

test('a preview that could not be shown, or whose publisher was away, finds back by itself', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor({ page, request, baseURL })
  const id = await aDraft(editor)
  const frame = await openPreview(editor, id)
  await expect(frame.getByText('Nothing is written in this language yet.')).toBeVisible()

  await page.locator('#field-title').fill('The first words')
  await expect(frame.locator('h1')).toHaveText('The first words')

  const isAway = page.waitForResponse((answer) => answer.url().includes('/preview/') && answer.status() === 503)
  process.kill(publisherPid(), 'SIGKILL')
  await frame.locator('body').evaluate(() => location.reload())
  await isAway
  await expect(frame.locator(BANNER)).toBeVisible({ timeout: 30_000 })
  await page.locator('#field-title').fill('And the next')
  await expect(frame.locator('h1')).toHaveText('And the next')

  await request.delete(`/api/blogs/${id}`, { headers: editor.headers })
})

test('a preview in a window of its own follows the form, too', async ({ page, request, baseURL }) => {
  const editor = await anEditor({ page, request, baseURL })
  const id = await aDraft(editor, { title: 'In a window' })
  const frame = await openPreview(editor, id)
  await expect(frame.locator(BANNER)).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.locator('.live-preview-toolbar-controls__external').click()
  const preview = await opened
  await expect(preview.locator('h1')).toHaveText('In a window')
  const heading = await preview.locator('h1').elementHandle()
  await page.locator('#field-title').fill('In a window of its own')

  await expect(preview.locator('h1')).toHaveText('In a window of its own')
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
  await request.delete(`/api/blogs/${id}`, { headers: editor.headers })
})

test('a link in a preview opens beside it; through a bundle’s preview a reader walks', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor({ page, request, baseURL })
  const { headers } = editor
  const id = await aDraft(editor, { title: 'With links' })
  const frame = await openPreview(editor, id)
  await expect(frame.locator(BANNER)).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await frame.locator('footer a[href="/about-us"]').first().click()
  const beside = await opened
  await expect(beside).toHaveURL('/about-us')
  await expect(frame.locator('h1')).toHaveText('With links')

  const data = { title: 'Walked through', documents: [{ relationTo: 'blogs', value: id }], languages: ['en'] }
  const made = await request.post('/api/bundles', { headers, data })
  const { doc: bundle } = (await made.json()) as { doc: { id: string } }
  await beside.goto(`/api/bundles/${bundle.id}/preview?locale=en`)
  await expect(beside.locator(BANNER)).toBeVisible()
  // Letters that come late may move the footer from under the pointer.
  await beside.evaluate(() => document.fonts.ready)
  await beside.locator('footer a[href*="/about-us"]').first().click()
  await expect(beside).toHaveURL(/\/preview\/about-us\?token=/)
  await expect(beside.locator(BANNER)).toBeVisible()

  await request.delete(`/api/bundles/${bundle.id}`, { headers })
  await request.delete(`/api/blogs/${id}`, { headers })
})
