import { expect, test } from '../../scripts/test/journey'
import { enterPanel } from './enterPanel'
import { staff } from './signIn'
import { tokenOf } from './tokenOf'

for (const width of [360, 1280])
  test(`before several entries go, the question names what links to any of them, at ${width} px`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const token = await tokenOf(request, staff)
    const headers = { Authorization: `JWT ${token}` }
    const make = async (collection: string, data: object) => {
      const answer = await request.post(`/api/${collection}?locale=en&draft=true`, { headers, data })
      return ((await answer.json()) as { doc: { id: string } }).doc.id
    }
    const stamp = Date.now().toString(36)
    const named = (n: number) => `Going ${n} ${stamp}`
    const categories = [
      await make('categories', { title: named(1), kind: 'blogs' }),
      await make('categories', { title: named(2), kind: 'blogs' }),
    ]
    const pointing = `Stays ${stamp}`
    const blog = await make('blogs', { title: pointing, categories: [categories[1]] })
    await enterPanel(context, baseURL, { token })

    await page.goto(`/admin/auth/categories?locale=en&search=${stamp}`)
    for (const n of [1, 2]) {
      const row = page.getByRole('row').filter({ hasText: named(n) })
      await row.getByRole('checkbox').check()
    }
    await page.locator('.list-selection').getByRole('button', { name: 'Delete', exact: true }).click()

    const question = page.getByRole('dialog').filter({ hasText: 'links to what you have chosen' })
    await expect(question).toContainText('1 place links to what you have chosen')
    await expect(question.getByRole('link', { name: pointing })).toHaveAttribute(
      'href',
      `/admin/auth/blogs/edit/${blog}`,
    )

    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    for (const [collection, id] of [['blogs', blog], ...categories.map((category) => ['categories', category])])
      await request.delete(`/api/${collection}/${id}`, { headers })
  })
