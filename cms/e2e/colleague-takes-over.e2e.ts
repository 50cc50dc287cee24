import type { Browser } from '@playwright/test'
import { expect, test } from '../../scripts/test/journey'
import { aPublishedBlog } from './aPublishedBlog'
import { accountOf } from './accountOf'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

async function formFor(browser: Browser, { token, origin, path }: { token: string; origin: string; path: string }) {
  const context = await browser.newContext({ baseURL: origin })
  await enterPanel(context, origin, { token })
  const page = await context.newPage()
  const open = () => page.goto(path)
  const excerpt = page.locator('#field-excerpt')
  const write = async (words: string) => {
    const kept = page.waitForResponse(/autosave=true/)
    await excerpt.fill(words)
    return (await kept).status()
  }
  return { page, open, excerpt, write }
}

test('who opens what a colleague writes is told, takes it over with their last words, and is written over by nobody', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { doc, headers, token } = await aPublishedBlog(request, 'Written by two')
  const place = { origin: baseURL ?? '', path: `/admin/auth/blogs/edit/${doc.id}?locale=en` }
  const author = await formFor(browser, { ...place, token })
  const editor = await tokenOf(request, await accountOf(request, 'editor'))
  const colleague = await formFor(browser, { ...place, token: editor })
  const isLocked = async () =>
    (
      (await (
        await request.get(`/api/payload-locked-documents?where[document.value][equals]=${doc.id}`, { headers })
      ).json()) as { totalDocs: number }
    ).totalDocs > 0

  await author.open()
  expect(await author.write('The author’s words.')).toBe(200)
  await colleague.open()
  const question = colleague.page.locator('.document-locked')
  await expect(question).toContainText(staff.email)
  expect(await author.write('The author’s last words.')).toBe(200)
  await question.getByRole('button', { name: 'Take over' }).click()
  await expect(colleague.excerpt).toHaveValue('The author’s last words.')

  expect(await author.write('Too late.')).toBe(423)
  await expect(author.page.locator('.document-take-over')).toBeVisible()
  expect(await colleague.write('The colleague’s words.')).toBe(200)

  await colleague.page.locator('.step-nav a[href*="/blogs"]').click()
  await colleague.page.waitForURL((url) => !url.pathname.includes(doc.id))
  await expect.poll(isLocked).toBe(false)
  const kept = await request.get(`/api/blogs/${doc.id}?draft=true&locale=en&depth=0`, { headers })
  expect(await kept.json()).toMatchObject({ excerpt: 'The colleague’s words.' })
  await request.delete(`/api/blogs/${doc.id}`, { headers })
})
