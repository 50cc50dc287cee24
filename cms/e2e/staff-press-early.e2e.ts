import { expect, test } from '../../scripts/test/journey'
import { aPublishedBlog } from './aPublishedBlog'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

test('a press of Publish while the draft is being kept publishes what was written', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { headers, token, doc } = await aPublishedBlog(request, 'Pressed at once')
  await enterPanel(context, baseURL, { token })
  let keep = () => {}
  const isKept = new Promise<void>((resolve) => (keep = resolve))
  await page.route(/\/api\/blogs\/[0-9a-f]{24}\?.*autosave=true/, async (route) => {
    await isKept
    await route.continue()
  })

  await page.goto(`/admin/auth/blogs/edit/${doc.id}?locale=en`)
  const keeping = page.waitForRequest(/autosave=true/)
  await page.locator('#field-excerpt').fill('Written a moment before.')
  await keeping
  const publish = page.locator('#action-save')
  await expect(publish).toBeDisabled()
  // As a hand does: where the button is, whatever its state.
  const { x, y, width, height } = (await publish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  keep()

  await expect(async () => {
    expect(await (await request.get(`/blog/${doc.slug}`)).text()).toContain('Written a moment before.')
  }).toPass({ timeout: 30_000 })
  await request.delete(`/api/blogs/${doc.id}`, { headers })
})

test('a press of Publish right after the last key publishes the last words of rich text', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { headers, token, doc } = await aPublishedBlog(request, 'Pressed at once')
  await enterPanel(context, baseURL, { token })
  // A browser so busy that it has no idle time, and tells rich text so when its time is over.
  await page.addInitScript(() => {
    window.requestIdleCallback = (task, options) =>
      window.setTimeout(() => task({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout ?? 500)
    window.cancelIdleCallback = (id) => window.clearTimeout(id)
  })

  await page.goto(`/admin/auth/blogs/edit/${doc.id}?locale=en`)
  // So that there is something to publish already.
  await page.locator('#field-excerpt').fill('Something new.')
  await expect(page.locator('#action-save')).toBeEnabled()
  await page.locator('.rich-text-lexical [contenteditable=true]').first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' The very last words.')
  await page.locator('#action-save').click()

  await expect(async () => {
    expect(await (await request.get(`/blog/${doc.slug}`)).text()).toContain('The very last words.')
  }).toPass({ timeout: 30_000 })
  await request.delete(`/api/blogs/${doc.id}`, { headers })
})

for (const width of [1024, 1280])
  test(`nothing moves from under a press while a list comes up at ${width} px`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const token = await tokenOf(request, staff)
    await enterPanel(context, baseURL, { token })
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })

    await page.goto('/admin/auth/blogs')
    await expect(page.locator('.template-default--nav-animate')).toBeVisible()

    // What one web page may move by at most to be called good. https://web.dev/articles/cls
    const shifts = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1)
  })
