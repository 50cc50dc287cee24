import { expect, test } from '../../scripts/test/journey'
import { accountOf, type Role } from './accountOf'
import { enterPanel } from './enterPanel'
import { tokenOf } from './tokenOf'

const content = [
  'blogs',
  'case-studies',
  'categories',
  'industry-solutions',
  'keywords',
  'news',
  'partners',
  'services',
]
const segmentOf = (slug: string) => (slug === 'job-titles' ? 'job_title' : slug)

/** Who may read and write which of the specification's lists. */
const lists: { slug: string; readers: Role[]; writers: Role[]; hasAdd: boolean }[] = [
  ...content.map((slug) => ({
    slug,
    readers: ['admin', 'editor', 'recruiter'] as Role[],
    writers: ['admin', 'editor'] as Role[],
    hasAdd: true,
  })),
  ...['vacancies', 'job-titles'].map((slug) => ({
    slug,
    readers: ['admin', 'editor', 'recruiter'] as Role[],
    writers: ['admin', 'recruiter'] as Role[],
    hasAdd: true,
  })),
  { slug: 'applicants', readers: ['admin', 'recruiter'], writers: ['admin', 'recruiter'], hasAdd: true },
  { slug: 'applications', readers: ['admin', 'recruiter'], writers: ['admin', 'recruiter'], hasAdd: false },
  { slug: 'contacts', readers: ['admin', 'editor'], writers: ['admin', 'editor'], hasAdd: false },
  { slug: 'audit-log', readers: ['admin'], writers: [], hasAdd: false },
]

for (const role of ['admin', 'editor', 'recruiter'] as const) {
  test(`a signed-in ${role} reaches every screen of the role, in both languages, and nothing else`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(600_000)
    const token = await tokenOf(request, await accountOf(request, role))
    const headers = { Authorization: `JWT ${token}` }
    for (const language of ['en', 'ar']) {
      const context = await browser.newContext({ baseURL })
      await enterPanel(context, baseURL, { token, lng: language })
      const page = await context.newPage()
      await page.goto('/admin/auth/dashboard')
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? /^rtl$/i : /^ltr$/i)
      await expect(page.locator('h1')).toBeVisible()
      for (const { slug, readers, writers, hasAdd } of lists) {
        const path = `/admin/auth/${slug === 'audit-log' ? 'audit' : segmentOf(slug)}`
        await page.goto(path)
        const isReader = readers.includes(role)
        const list = page.locator('.collection-list')
        await (isReader ? expect(list, path).toBeVisible() : expect(list, path).toHaveCount(0))
        if (isReader) expect(new URL(page.url()).pathname).toBe(path)
        if (hasAdd) {
          await page.goto(`${path}/add`)
          const form = page.locator('.collection-edit form, form.collection-edit__form')
          const isWriter = writers.includes(role)
          await (isWriter
            ? expect(form.first(), `${path}/add`).toBeVisible()
            : expect(page.locator('#action-save, #action-save-draft'), `${path}/add`).toHaveCount(0))
        }
      }
      await context.close()
    }
    for (const { slug, readers, writers } of lists) {
      const read = await request.get(`/api/${slug}?limit=1&depth=0`, { headers })
      expect(read.status(), `read ${slug}`).toBe(readers.includes(role) ? 200 : 403)
      const write = await request.patch(`/api/${slug}?where[id][equals]=ffffffffffffffffffffffff`, {
        headers,
        data: {},
      })
      expect(write.status() === 403, `write ${slug}`).toBe(!writers.includes(role))
    }
  })
}
