import { expect, type Page, test } from '../../scripts/test/journey'
import { RETRY_STATUSES } from '@diwan/shared/spec/http'
import { toastPositions, toastThemes, toastTypes } from '@diwan/shared/browser/toasts'

// A page of development and tests that puts what islands use within reach: site/src/testing/runtime.ts.
const PAGE = '/styleguide/runtime'
const user = { id: '1', name: 'Huda', email: 'huda@example.com', role: 'editor' as const }

// What a service worker fetches passes by the answers that a test gives.
test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE)
  await page.waitForFunction(() => 'runtime' in window)
  // The islands come with the first engagement.
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
})

const toast = (page: Page) => page.locator('.Toastify__toast')

for (const type of toastTypes) {
  test(`a toast of type ${type} is shown [§4.9]`, async ({ page }) => {
    await page.evaluate((of) => void window.runtime.showToast('Saved', { type: of, autoClose: false }), type)
    await expect(toast(page)).toContainText('Saved')
    await expect(toast(page)).toHaveClass(new RegExp(`toast--${type === 'loading' ? 'default' : type}\\b`))
  })
}

for (const position of toastPositions) {
  test(`a toast stands at the ${position} [§4.10]`, async ({ page }) => {
    await page.evaluate((at) => void window.runtime.showToast('Here', { position: at, autoClose: false }), position)
    await expect(toast(page)).toBeVisible()
    await page.waitForTimeout(600)
    const box = (await toast(page).boundingBox())!
    const { width, height } = page.viewportSize()!
    const [vertical, horizontal] = position.split('-')
    const middle = box.x + box.width / 2
    expect(vertical === 'top' ? box.y < height / 3 : box.y > height / 2).toBe(true)
    if (horizontal === 'center') expect(Math.abs(middle - width / 2)).toBeLessThan(20)
    else expect(horizontal === 'left' ? middle < width / 2 : middle > width / 2).toBe(true)
  })
}

for (const theme of toastThemes) {
  test(`a toast has the theme ${theme} [§4.11]`, async ({ page }) => {
    await page.evaluate(
      (of) => void window.runtime.showToast('Look', { theme: of, type: 'success', autoClose: false }),
      theme,
    )
    await expect(toast(page)).toHaveClass(new RegExp(`theme--${theme}\\b`))
  })
}

test('a loading toast becomes done, success or error, and then closes by itself [§4.12]', async ({ page }) => {
  for (const type of ['default', 'success', 'error'] as const) {
    const id = await page.evaluate(() => window.runtime.showToast('Working', { type: 'loading' }))
    await page.waitForTimeout(1_500)
    await expect(toast(page)).toContainText('Working')
    await page.evaluate(([of, to]) => window.runtime.updateToast(of, 'Finished', { type: to }), [id, type] as const)
    await expect(toast(page)).toContainText('Finished')
    await expect(toast(page)).toHaveCount(0)
  }
})

test('a toast closes after 1000 ms and collapses in 300 ms; its message stays in the log [§9.2]', async ({ page }) => {
  const times = await page.evaluate(async () => {
    const began = performance.now()
    window.runtime.showToast('Short')
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise(requestAnimationFrame)
      return performance.now() - began
    }
    const find = () => document.querySelector('.Toastify__toast')
    const shown = await until(() => find() !== null)
    const leaving = await until(() => find() === null || find()!.classList.contains('toast-exit'))
    const collapsing = await until(
      () => find() === null || find()!.getAttribute('style')?.includes('transition') === true,
    )
    const gone = await until(() => find() === null)
    return { shown, leaving, collapsing, gone }
  })
  expect(times.leaving - times.shown).toBeGreaterThan(900)
  expect(times.leaving).toBeLessThan(2_000)
  expect(times.gone - times.collapsing).toBeGreaterThan(250)
  await expect(page.getByRole('log').or(page.locator('[role="status"]')).getByText('Short')).toBeAttached()
})

test('a session is a token and a user: signing in stores both, signing out clears both [§4.1, §4.2, §4.3]', async ({
  page,
}) => {
  const held = () => page.evaluate(() => [window.runtime.$token.get(), window.runtime.$user.get()?.name ?? null])
  expect(await held()).toEqual([null, null])
  await page.evaluate((person) => window.runtime.signIn('a-token', person), user)
  expect(await held()).toEqual(['a-token', 'Huda'])
  await page.evaluate(() => window.runtime.signOut())
  expect(await held()).toEqual([null, null])
})

test('calls go to the API address and carry the stored token [§7.1]', async ({ page, baseURL }) => {
  const calls: { url: string; authorization: string | undefined }[] = []
  await page.route('**/api/**', (route) => {
    calls.push({ url: route.request().url(), authorization: route.request().headers().authorization })
    return route.fulfill({ json: { success: true } })
  })
  await page.evaluate(async (person) => {
    await window.runtime.http('/api/anything')
    window.runtime.signIn('a-token', person)
    await window.runtime.http('/api/anything')
  }, user)
  expect(calls).toEqual([
    { url: `${baseURL}/api/anything`, authorization: undefined },
    { url: `${baseURL}/api/anything`, authorization: 'Bearer a-token' },
  ])
})

test('calls are repeated on the listed statuses and no other [§7.7]', async ({ page }) => {
  test.setTimeout(180_000)
  let calls = 0
  let status = 0
  await page.route('**/api/**', (route) => {
    calls++
    return route.fulfill({ status, json: { success: false, message: 'No.' } })
  })
  for (status of [400, 403, 404, 410, 418, 422, 501, ...RETRY_STATUSES]) {
    calls = 0
    await page.evaluate(() =>
      window.runtime
        .createHttpClient({ wait: 1 })('/api/anything')
        .catch(() => undefined),
    )
    expect([status, calls > 1]).toEqual([status, RETRY_STATUSES.includes(status as never)])
  }
})

test('a call without an answer says why, and no toast is shown on a public page [§8.5, §8.10]', async ({ page }) => {
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.abort().catch(() => undefined)
  })
  const messages = await page.evaluate(async () => {
    const messageOf = (error: unknown) => (error as Error).message
    const cancel = new AbortController()
    setTimeout(() => cancel.abort(), 50)
    return Promise.all([
      window.runtime.http('/api/cut').catch(messageOf),
      window.runtime.http('/api/slow', { signal: cancel.signal }).catch(messageOf),
      window.runtime.http('/api/slow', { timeout: 80 }).catch(messageOf),
    ])
  })
  expect(messages).toEqual(['Network Error', 'request aborted', 'timeout of 80 ms exceeded'])
  await expect(toast(page)).toHaveCount(0)
})

test('a 401 signs out and leaves a visitor where they are; a failed look-up of the user is logged [§4.4, §8.7]', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Sign in.' } }),
  )
  await page.context().addCookies([{ name: 'user', value: 'Huda', url: new URL(page.url()).origin }])

  const found = await page.evaluate(async (person) => {
    window.runtime.signIn('a-token', person)
    return window.runtime.loadUser()
  }, user)

  expect(found).toBeNull()
  expect(await page.evaluate(() => [window.runtime.$token.get(), window.runtime.$user.get()])).toEqual([null, null])
  expect(errors.join('\n')).toContain('The current user could not be loaded')
  expect((await page.context().cookies()).filter(({ name }) => name === 'user')).toEqual([])
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
})

test('a global error stands in place of the content until it is cleared, and can lead elsewhere [§4.6, §8.11]', async ({
  page,
}) => {
  await page.evaluate(() => window.runtime.setGlobalError(new Error('Something broke')))
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(page.locator('main')).toBeHidden()

  await page.getByRole('button', { name: 'Go back to the page' }).click()
  await expect(page.locator('main')).toBeVisible()

  await page.evaluate(() => {
    window.runtime.setGlobalError(new Error('Again'))
    window.runtime.clearGlobalError({ redirect: '/about-us' })
  })
  await page.waitForURL('**/about-us')
})
