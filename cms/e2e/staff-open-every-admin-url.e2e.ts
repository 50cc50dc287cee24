import { expect, test, type APIRequestContext, type Page } from '../../scripts/test/journey'
import { signIn, staff } from './signIn'

const segments = [
  'applicants',
  'blogs',
  'case-studies',
  'categories',
  'industry-solutions',
  'job_title',
  'keywords',
  'news',
  'partners',
  'services',
  'vacancies',
]

/** Every admin URL of the specification; ids and slugs are those of the first document. */
async function adminUrls(request: APIRequestContext): Promise<string[]> {
  const first = async (slug: string) => {
    const answer = (await (await request.get(`/api/${slug}?limit=1&depth=0&sort=-createdAt`)).json()) as {
      docs: { id: string; slug?: string }[]
    }
    const doc = answer.docs[0]
    if (!doc) throw new Error(`The demo content has no ${slug}`)
    return doc
  }
  const urls = [
    '/admin/auth/dashboard',
    '/admin/auth/applications',
    '/admin/auth/contacts',
    `/admin/auth/contacts/edit/${(await first('contacts')).id}`,
  ]
  for (const segment of segments) {
    const { id } = await first(segment === 'job_title' ? 'job-titles' : segment)
    urls.push(`/admin/auth/${segment}`, `/admin/auth/${segment}/add`, `/admin/auth/${segment}/edit/${id}`)
  }
  urls.push(`/admin/auth/blogs/${(await first('blogs')).slug}`, `/admin/auth/news/${(await first('news')).slug}`)
  urls.push(`/admin/auth/categories/${(await first('categories')).id}`)
  return urls
}

test('every admin address works signed in and stays in the address bar, and leads guests to sign-in [§1.2, §2.6, §3.1, §6.2]', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.goto('/admin/login')
  await signIn(page)
  await page.waitForURL('**/admin/auth/dashboard')
  const urls = await adminUrls(page.context().request)

  // Two tabs: while one waits for the CMS, the other is drawn.
  const waiting = urls.values()
  const openRest = async (tab: Page) => {
    for (const url of waiting) {
      const answer = await tab.goto(url)
      expect([url, answer?.status()]).toEqual([url, 200])
      expect([url, new URL(tab.url()).pathname]).toEqual([url, url])
      await expect(tab.locator('.template-default')).toBeVisible()
      await expect(tab.locator('.not-found')).toHaveCount(0)
      await expect.soft(tab, url).toHaveTitle(/^(?!.*Payload).+ · Diwan$/)
    }
  }
  await Promise.all([openRest(page), openRest(await page.context().newPage())])

  const guest = await browser.newContext()
  for (const url of urls) {
    const answer = await guest.request.get(url, { maxRedirects: 0 })
    expect([url, answer.status()]).toEqual([url, 307])
    expect(answer.headers().location).toMatch(/\/admin\/login\?redirect=/)
  }
  await guest.close()
})

test('a guest is sent to sign-in and returns to where they were going [§2.4, §2.5]', async ({ page }) => {
  await page.goto('/admin/auth/vacancies')
  await expect(page).toHaveURL(/\/admin\/login/)

  await signIn(page)

  await page.waitForURL((url) => url.pathname === '/admin/auth/vacancies')
  await page.goto('/admin/login')
  await expect(page).toHaveURL(/\/admin\/auth\/dashboard$/)
})

test('sessions last a day; the token is out of reach of scripts and the readable cookie holds the name alone [§7.2, §9.1]', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await signIn(page)
  await page.waitForURL('**/admin/auth/dashboard')

  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name.endsWith('-token'))
  const user = cookies.find((cookie) => cookie.name === 'user')
  const inADay = Date.now() / 1000 + 86_400

  expect(token?.httpOnly).toBe(true)
  for (const cookie of [token, user]) expect(Math.abs((cookie?.expires ?? 0) - inADay)).toBeLessThan(120)
  expect(decodeURIComponent(user?.value ?? '')).not.toContain(staff.email)
  expect(await (await page.context().request.get('/api/user')).json()).toMatchObject({
    success: true,
    user: { email: staff.email, role: 'admin' },
  })
})
