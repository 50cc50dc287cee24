import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import type { BrowserContext } from '@playwright/test'
import { expect, type Page, test } from '../../scripts/test/journey'
import { runAxe } from '../../scripts/audit/a11y/runAxe'
import { tokenOf } from './tokenOf'
import { staff } from './signIn'

const languages = ['en', 'ar'] as const
const themes = ['light', 'dark'] as const

async function dress(context: BrowserContext, origin: string, language: string, theme: string, token?: string) {
  const cookies: Record<string, string> = { [`${COOKIE_PREFIX}-lng`]: language, [`${COOKIE_PREFIX}-theme`]: theme }
  if (token) cookies[`${COOKIE_PREFIX}-token`] = token
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
}

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('h1, form').first()).toBeVisible()
  const violations = await runAxe(page)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, where }) => `${path} ${rule}: ${where}`)
}

test('our screens, the dashboard and sign-in have no serious fault, in both themes and directions', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(600_000)
  const origin = baseURL ?? ''
  const token = await tokenOf(request, staff)
  const headers = { Authorization: `JWT ${token}` }
  const first = async (slug: string) =>
    (
      (await (await request.get(`/api/${slug}?limit=1&depth=0`, { headers })).json()) as {
        docs: { id: string; slug?: string }[]
      }
    ).docs[0]
  const [blog, category] = [await first('blogs'), await first('categories')]
  const screens = [
    '/admin/auth/dashboard',
    '/admin/auth/translations',
    '/admin/auth/exchange',
    `/admin/auth/translate/blogs/${blog?.id}`,
    `/admin/auth/blogs/${blog?.slug}`,
    `/admin/auth/categories/${category?.id}`,
  ]
  const faults: string[] = []
  for (const language of languages) {
    for (const theme of themes) {
      const guest = await browser.newContext({ baseURL })
      await dress(guest, origin, language, theme)
      faults.push(...(await faultsOn(await guest.newPage(), '/admin/login')))
      await guest.close()
      const context = await browser.newContext({ baseURL })
      await dress(context, origin, language, theme, token)
      const page = await context.newPage()
      for (const screen of screens)
        faults.push(...(await faultsOn(page, screen)).map((fault) => `${language} ${theme} ${fault}`))
      await context.close()
    }
  }
  expect(faults).toEqual([])
})
