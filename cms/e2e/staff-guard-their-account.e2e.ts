import { type Locale, locales } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import { type APIRequestContext, expect, type Page, test } from '../../scripts/test/journey'
import { accountOf } from './accountOf'
import { enterPanel } from './enterPanel'
import { tokenOf } from './tokenOf'

const fresh = 'another-long-password-for-this-role'

interface Frame {
  baseURL: string | undefined
  locale: Locale
}

/** Opens the account page of a new editor. */
async function openAccount(page: Page, request: APIRequestContext, { baseURL, locale }: Frame) {
  const account = await accountOf(request, 'editor')
  await enterPanel(page.context(), baseURL, { token: await tokenOf(request, account), lng: locale })
  await page.goto('/admin/account')
  return account
}

for (const locale of locales) {
  test(`an editor sets a new password on the account page, with the current one (${locale})`, async ({
    baseURL,
    page,
    request,
  }) => {
    const account = await openAccount(page, request, { baseURL, locale })
    const current = page.getByLabel(fieldsMessages[locale].labels.currentPassword)
    await expect(page.locator('#field-email')).toHaveValue(account.email)
    await expect(current).toHaveCount(0)

    await page.locator('#change-password').click()
    await page.locator('#field-password').fill(fresh)
    await page.locator('#field-confirm-password').fill(fresh)
    const save = async (password: string) => {
      await current.fill(password)
      // Payload's form swallows a click while it still judges what was typed last.
      let status = 0
      await expect(async () => {
        const answer = page.waitForResponse((response) => response.request().method() === 'PATCH', { timeout: 3_000 })
        await page.locator('#action-save').click()
        status = (await answer).status()
      }).toPass()
      return status
    }
    expect(await save('a guess of somebody')).toBe(400)
    const said = page.locator('[data-sonner-toast]').filter({ hasText: accountMessages[locale].passwordWrong })
    await expect(said).toBeVisible()
    expect(await save(account.password)).toBe(200)
    await expect(current).toHaveCount(0)

    const signedIn = (password: string) =>
      request.post('/api/users/login', { data: { email: account.email, password } }).then((answer) => answer.status())
    expect([await signedIn(account.password), await signedIn(fresh)]).toEqual([401, 200])

    // What is saved next has nothing to do with it.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.locator('#field-name').fill('Another name')
    await page.locator('#action-save:enabled').click()
    expect((await saved).status()).toBe(200)
  })

  test(`an editor signs out in a browser that was left open, and stays in this one (${locale})`, async ({
    baseURL,
    page,
    request,
  }) => {
    const account = await openAccount(page, request, { baseURL, locale })
    const words = accountMessages[locale].sessions
    const panel = page.getByRole('region', { name: words.title })
    await expect(panel).toContainText(words.onlyHere)
    const left = await tokenOf(request, account)
    const isIn = async () => {
      const answer = await request.get('/api/user', { headers: { Authorization: `JWT ${left}` } })
      return answer.status()
    }
    await page.reload()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    expect(await isIn()).toBe(200)

    await panel.getByRole('listitem').filter({ hasText: words.elsewhere }).getByRole('button').click()
    await panel.getByLabel(accountMessages[locale].factor.password).fill(account.password)
    await panel.getByRole('button', { name: words.end, exact: true }).click()
    await expect(panel.getByRole('status')).toHaveText(words.ended)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    expect(await isIn()).toBe(401)
    await page.reload()
    await expect(panel).toContainText(words.onlyHere)
  })
}
