import { locales } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { expect, type Page, test } from '../../scripts/test/journey'
import { accountOf } from './accountOf'
import { enterPanel } from './enterPanel'
import { linkIn, openDesk } from './hiringDesk'

/** Presses the form's button until the form has come to life: Payload's hears nothing before. */
const send = (page: Page, call: string) =>
  expect(async () => {
    const isSent = page.waitForResponse(`**/api/users/${call}`, { timeout: 3_000 })
    await page.locator('button[type=submit]').click()
    await isSent
  }).toPass()

for (const locale of locales) {
  test(`an editor who forgot the password sets a new one by mail (${locale})`, async ({ baseURL, page, request }) => {
    const desk = await openDesk(request)
    const { email, password } = await accountOf(request, 'editor')
    await enterPanel(page.context(), baseURL, { lng: locale })

    await page.goto('/admin/login')
    await page.locator('a[href$="/admin/forgot"]').click()
    await page.waitForURL('**/admin/forgot')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('.diwan-guest__brand .diwan-brand')).toBeVisible()
    await expect(page.locator('.diwan-login-language button')).toBeVisible()
    await page.locator('#field-email').fill(email)
    await send(page, 'forgot-password')

    const letters = () => desk.mailsTo(email)
    await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
    const [letter] = await letters()
    const link = await linkIn(letter!, '/admin/reset/')
    await page.goto(link)
    await expect(page.locator('.diwan-guest__brand .diwan-brand')).toBeVisible()
    const fresh = 'another-long-password-for-this-role'
    await page.locator('#field-password').fill(fresh)
    await page.locator('#field-confirm-password').fill(fresh)
    await send(page, 'reset-password')

    await page.waitForURL('**/admin/login')
    const refused = await request.post('/api/users/login', { data: { email, password } })
    expect(refused.status()).toBe(401)
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(fresh)
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/admin/auth/dashboard')

    const token = link.split('/').at(-1)
    const used = await request.post('/api/users/reset-password', { data: { token, password } })
    expect([used.status(), await used.json()]).toEqual([
      403,
      expect.objectContaining({ message: accountMessages.en.resetOver }),
    ])
  })
}

test('who asked too often is told so, and not that a letter is on its way', async ({ baseURL, page }) => {
  await enterPanel(page.context(), baseURL, { lng: 'en' })
  const message = accountMessages.en.tooManyTries(14)
  await page.route('**/api/users/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { success: false, message } }),
  )
  await page.goto('/admin/forgot')
  await page.locator('#field-email').fill('editor@rasikh.example')
  await send(page, 'forgot-password')
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.locator('#field-email')).toHaveValue('editor@rasikh.example')
})
