import { expect, test } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

test('an editor who goes on in the other language in mid-sentence loses no word of either', async ({
  baseURL,
  context,
  page,
  request,
}) => {
  const token = await tokenOf(request, staff)
  const headers = { Authorization: `JWT ${token}` }
  await enterPanel(context, baseURL, { token })
  const data = { title: `Two languages ${String(Date.now())}`, _status: 'draft' }
  const made = await request.post('/api/blogs?locale=en&draft=true', { headers, data })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const excerpt = page.locator('#field-excerpt')
  const keptExcerpt = async () => {
    const kept = await request.get(`/api/blogs/${doc.id}?locale=all&draft=true&depth=0`, { headers })
    return ((await kept.json()) as { excerpt: unknown }).excerpt
  }

  await page.goto(`/admin/auth/blogs/edit/${doc.id}?locale=en`)
  await expect(excerpt).toBeEditable()
  await excerpt.fill('Words in English')
  await page.locator('.localizer button').click()
  await page.getByRole('button', { name: /^Arabic/ }).click()
  await page.waitForURL(/locale=ar/)
  await expect(excerpt).toHaveValue('')
  await excerpt.fill('كلمات بالعربية')

  await expect.poll(keptExcerpt).toEqual({ en: 'Words in English', ar: 'كلمات بالعربية' })
  await page.goto('/admin/auth/dashboard')
  await page.goto(`/admin/auth/blogs/edit/${doc.id}?locale=en`)
  await expect(excerpt).toHaveValue('Words in English')
  await request.delete(`/api/blogs/${doc.id}`, { headers })
})
