import { panelMessages } from '@diwan/shared/messages/panel'
import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/test/journey'
import { aPublishedBlog } from './aPublishedBlog'
import { enterPanel } from './enterPanel'

const words = panelMessages.en.elsewhere

async function write(page: Page, field: string, text: string): Promise<number> {
  const kept = page.waitForResponse(/autosave=true/)
  await page.locator(`#field-${field}`).fill(text)
  return (await kept).status()
}

test('an entry written in two tabs keeps what each of them changed, and asks where both did', async ({
  baseURL,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const { doc, headers, token } = await aPublishedBlog(request, 'In two tabs')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await enterPanel(context, baseURL, { token })
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) await page.goto(`/admin/auth/blogs/edit/${doc.id}?locale=en`)
  const kept = async () => {
    const answer = await request.get(`/api/blogs/${doc.id}?draft=true&locale=en&depth=0`, { headers })
    return (await answer.json()) as { title: string; excerpt: string }
  }

  // Other fields: both stay, and the second tab shows what came from the first.
  expect(await write(first, 'title', 'Title of the first tab')).toBe(200)
  expect(await write(second, 'excerpt', 'Excerpt of the second tab.')).toBe(412)
  await expect(second.getByRole('region', { name: 'Messages' })).toContainText(words.takenIn('Title'))
  await expect(second.locator('#field-title')).toHaveValue('Title of the first tab')
  await expect.poll(kept).toMatchObject({ title: 'Title of the first tab', excerpt: 'Excerpt of the second tab.' })

  // The same field: nothing is written over before somebody says so, and no words are lost.
  expect(await write(first, 'excerpt', 'Excerpt of the first tab.')).toBe(412)
  const question = first.getByRole('alertdialog', { name: words.asked })
  await expect(question).toContainText('Excerpt')
  expect(await kept()).toMatchObject({ excerpt: 'Excerpt of the second tab.' })
  await question.getByRole('button', { name: words.takeSaved }).click()
  await expect(first.locator('#field-excerpt')).toHaveValue('Excerpt of the second tab.')
  await first.getByRole('button', { name: panelMessages.en.kept.bringBack }).click()
  await expect.poll(kept).toMatchObject({ excerpt: 'Excerpt of the first tab.' })

  expect(await write(second, 'excerpt', 'Second thoughts.')).toBe(412)
  await second.getByRole('button', { name: words.keepMine }).click()
  await expect.poll(kept).toMatchObject({ excerpt: 'Second thoughts.' })
  await request.delete(`/api/blogs/${doc.id}`, { headers })
})
