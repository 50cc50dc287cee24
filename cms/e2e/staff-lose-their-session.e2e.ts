import { expect, type Page, test } from '../../scripts/test/journey'
import { signIn } from './signIn'

// Payload's toaster and ours are one.
const toast = (page: Page) => page.locator('.payload-toast-item, [data-sonner-toast]')

async function openAdmin(page: Page) {
  await page.goto('/admin/auth/blogs')
  await signIn(page)
  await page.waitForURL((url) => url.pathname === '/admin/auth/blogs')
  await expect(page.locator('.template-default')).toBeVisible()
}

/** A call of ours made by a screen of the admin. */
const call = (page: Page) =>
  page.evaluate(() => fetch('/api/publishing/status').catch(() => undefined)).catch(() => undefined)

test('the screens of the admin and of sign-in have layouts of their own [§2.7, §2.8]', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.locator('.template-minimal')).toBeVisible()
  await signIn(page)
  await page.waitForURL('**/admin/auth/dashboard')
  await expect(page.locator('.template-default')).toBeVisible()

  for (const [path, layout] of [
    ['/', 'default'],
    ['/about-us', 'default'],
    ['/services/cybersecurity', 'solution'],
    ['/solutions/banking-finance', 'solution'],
    ['/clients', 'solution'],
    ['/graduate-elite-program', 'solution'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('body')).toHaveAttribute('data-layout', layout)
  }
})

test('a 401 from any call signs out and leads to sign-in, with the way back [§4.5, §8.6]', async ({ page }) => {
  await openAdmin(page)
  // The session ends elsewhere: its cookie is worth nothing any more.
  await page.context().clearCookies()

  await call(page)

  await page.waitForURL((url) => url.pathname === '/admin/login')
  await expect(page.locator('#field-password')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/admin\/auth\/blogs/)
})

test('a failed call shows the message of the server, or of the network, as an error [§8.4]', async ({ page }) => {
  await openAdmin(page)
  await page.route('**/api/publishing/status', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The publisher does not answer.' } }),
  )
  await call(page)
  await expect(toast(page).getByText('The publisher does not answer.')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)

  await page.unroute('**/api/publishing/status')
  await page.route('**/api/publishing/status', (route) => route.abort())
  await call(page)
  await expect(toast(page)).toBeVisible()
})
