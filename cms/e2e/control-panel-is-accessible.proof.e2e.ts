import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expect, type Page, test } from '../../scripts/test/journey'
import { runAxe } from '../../scripts/audit/a11y/runAxe'
import { enterPanel } from './enterPanel'
import { tokenOf } from './tokenOf'
import { staff } from './signIn'

const languages = ['en', 'ar'] as const
const themes = ['light', 'dark'] as const

const dress = (context: BrowserContext, origin: string, lng: string, theme: string, token?: string) =>
  enterPanel(context, origin, { lng, theme, ...(token ? { token } : {}) })

// Payload's chips and menu of a relationship hold a button in what is one already; nothing of ours does. The field to type in is as small
// as its letters, but a press anywhere in the box around it is one on the field.
const IN_RELATIONSHIPS = /\.rs__multi-value|\.popup-button--custom|target-size: #react-select-/

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('h1, form').first()).toBeVisible()
  // Names of Payload's own controls come with its scripts.
  if ((await page.locator('.template-default').count()) > 0)
    await expect(page.locator('.template-default--nav-animate')).toBeVisible()
  const violations = await runAxe(page)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, where }) => `${path} ${rule}: ${where}`)
    .filter((fault) => !IN_RELATIONSHIPS.test(fault))
}

/** The addresses of our own screens, with the first document of each kind. */
async function screensOf(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { Authorization: `JWT ${token}` }
  const first = async (slug: string) =>
    (
      (await (await request.get(`/api/${slug}?limit=1&depth=0`, { headers })).json()) as {
        docs: { id: string; slug?: string }[]
      }
    ).docs[0]
  const [blog, category, contact] = [await first('blogs'), await first('categories'), await first('contacts')]
  const application = await first('applications')
  return [
    '/admin/auth/dashboard',
    '/admin/auth/translations',
    '/admin/auth/planned',
    '/admin/auth/exchange',
    '/admin/auth/publishing',
    '/admin/auth/audit',
    '/admin/auth/bundles/add',
    '/admin/auth/applications?view=board',
    '/admin/auth/applications?view=reports',
    `/admin/auth/applications?open=${application?.id}`,
    `/admin/auth/contacts/edit/${contact?.id}`,
    `/admin/auth/translate/blogs/${blog?.id}`,
    `/admin/auth/blogs/${blog?.slug}`,
    `/admin/auth/categories/${category?.id}`,
    '/admin/account',
  ]
}

for (const language of languages)
  for (const theme of themes)
    test(`our screens, the dashboard and sign-in have no serious fault (${language}, ${theme})`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(300_000)
      const origin = baseURL ?? ''
      const faults: string[] = []
      const guest = await browser.newContext({ baseURL })
      await dress(guest, origin, language, theme)
      const visit = await guest.newPage()
      for (const screen of ['/admin/login', '/admin/forgot', '/admin/second-factor'])
        faults.push(...(await faultsOn(visit, screen)))
      await guest.close()
      const token = await tokenOf(request, staff)
      const context = await browser.newContext({ baseURL })
      await dress(context, origin, language, theme, token)
      const page = await context.newPage()
      for (const screen of await screensOf(request, token)) faults.push(...(await faultsOn(page, screen)))
      await context.close()
      expect(faults).toEqual([])
    })
