import { expect, type Page, test } from '../../scripts/test/journey'

const IDS = 'GTM-ABC1234 G-ABC1234567'

/** The page as it is when an administrator has entered both ids; the services answer with an empty script. */
async function withIds(page: Page) {
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.hostname.endsWith('googletagmanager.com')) {
      asked.push(url.pathname + url.search)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    }
    if (request.resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</title>', `</title><meta name="analytics" content="${IDS}">`)
    const headers = { ...answer.headers() }
    const policy = headers['content-security-policy']
    // As the release's headers say once an id is set.
    if (policy)
      headers['content-security-policy'] = policy.replace(
        "script-src 'self'",
        "script-src 'self' https://www.googletagmanager.com",
      )
    await route.fulfill({ response: answer, headers, body: html })
  })
  return asked
}

test('tags are loaded after engagement and consent, and not before either [§7.9]', async ({ page }) => {
  const asked = await withIds(page)
  await page.goto('/about-us')
  await expect(page.locator('.analytics-question')).toHaveCount(0)

  await page.mouse.move(100, 100)
  const question = page.getByRole('region', { name: 'Measuring visits' })
  await expect(question).toBeVisible()
  expect(asked).toEqual([])
  const [refuse, allow] = [
    question.getByRole('button', { name: 'Refuse' }),
    question.getByRole('button', { name: 'Allow' }),
  ]
  const height = async (button: typeof refuse) => (await button.boundingBox())?.height
  expect(await height(refuse)).toBe(await height(allow))

  await allow.click()
  await expect.poll(() => asked.toSorted()).toEqual(['/gtag/js?id=G-ABC1234567', '/gtm.js?id=GTM-ABC1234'])
})

test('a refusal is kept and nothing is loaded', async ({ page }) => {
  const asked = await withIds(page)
  await page.goto('/ar/about-us')
  await page.mouse.move(100, 100)
  await page.getByRole('button', { name: 'أرفض' }).click()

  await page.goto('/ar')
  await page.mouse.move(200, 200)
  await page.waitForTimeout(500)

  await expect(page.locator('.analytics-question')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a browser that asks not to be tracked is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked = await withIds(page)
  await page.goto('/about-us')
  await page.mouse.move(100, 100)
  await page.waitForTimeout(500)

  await expect(page.locator('.analytics-question')).toHaveCount(0)
  expect(asked).toEqual([])
})
