import { locales } from '@diwan/shared/content'
import { accountMessages } from '@diwan/shared/messages/account'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { expect, test } from '../../scripts/test/journey'
import { accountOf } from './accountOf'
import { tokenOf } from './tokenOf'

const fresh = 'another-long-password-for-this-role'

for (const locale of locales) {
  test(`an editor sets a new password on the account page, with the current one (${locale})`, async ({
    baseURL,
    page,
    request,
  }) => {
    const account = await accountOf(request, 'editor')
    const cookies = { token: await tokenOf(request, account), lng: locale }
    await page
      .context()
      .addCookies(
        Object.entries(cookies).map(([name, value]) => ({
          name: `${COOKIE_PREFIX}-${name}`,
          value,
          url: baseURL ?? '',
        })),
      )
    await page.goto('/admin/account')
    const current = page.getByLabel(fieldsMessages[locale].labels.currentPassword)
    await expect(page.locator('#field-email')).toHaveValue(account.email)
    await expect(current).toHaveCount(0)

    await page.locator('#change-password').click()
    await page.locator('#field-password').fill(fresh)
    await page.locator('#field-confirm-password').fill(fresh)
    const save = async (password: string) => {
      await current.fill(password)
      const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.locator('#action-save').click()
      return (await answer).status()
    }
    expect(await save('a guess of somebody')).toBe(400)
    await expect(page.locator('.field-error:visible')).toHaveText(accountMessages[locale].passwordWrong)
    expect(await save(account.password)).toBe(200)
    await expect(current).toHaveCount(0)

    const signedIn = (password: string) =>
      request.post('/api/users/login', { data: { email: account.email, password } }).then((answer) => answer.status())
    expect([await signedIn(account.password), await signedIn(fresh)]).toEqual([401, 200])
  })
}
