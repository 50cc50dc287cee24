import { expect, test } from '../../scripts/test/journey'

test.use({ javaScriptEnabled: false })

test('openings are filtered by their values, and what nobody offers together says so', async ({ page }) => {
  await page.goto('/careers')
  const openings = page.locator('.facets .results > li')
  const all = await openings.count()
  expect(all).toBeGreaterThan(1)

  const city = page.locator('select[data-facet="city"]')
  const [, first] = await city.locator('option').allTextContents()
  await city.selectOption({ index: 1 })
  const shown = openings.filter({ visible: true })
  expect(await shown.count()).toBeLessThan(all)
  for (const opening of await shown.all()) await expect(opening).toContainText((first ?? '').trim())

  await page.locator('.facets [type="reset"]').click()
  await expect(openings.filter({ visible: true })).toHaveCount(all)
})

test('partners are filtered by region and service together', async ({ page }) => {
  await page.goto('/partners')
  const partners = page.locator('.facets .results > li')
  const all = await partners.count()
  const regions = page.locator('[data-facet="region"] label')
  await regions.nth(1).click()
  const ofRegion = await partners.filter({ visible: true }).count()
  expect(ofRegion).toBeGreaterThan(0)
  expect(ofRegion).toBeLessThan(all)
  const service = page.locator('select[data-facet="service"]')
  for (let place = 1; place < (await service.locator('option').count()); place++) {
    await service.selectOption({ index: place })
    const left = await partners.filter({ visible: true }).count()
    await expect(page.locator('.facets .none')).toBeVisible({ visible: left === 0 })
  }
})

test('articles are paged, narrowed and switched to the other language by links', async ({ page }) => {
  await page.goto('/articles')
  const paging = page.getByRole('navigation', { name: 'Pages of this list' })
  // A list of a few articles has one page.
  if ((await paging.count()) > 0) {
    await paging.getByRole('link', { name: 'Older' }).click()
    await expect(page).toHaveURL(/\/articles\/page\//)
    await page.goBack()
  }
  const category = page.getByRole('navigation', { name: 'Filter articles' }).getByRole('link').nth(1)
  await category.click()
  await expect(page).toHaveURL(/\/articles\/[a-z-]+$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/articles\/[a-z-]+$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('menus open, and questions and answers too', async ({ page }) => {
  await page.goto('/services/cybersecurity')
  const menu = page.locator('[data-menu="27"]')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link').first()).toBeVisible()
  const question = page.getByRole('main').locator('details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
})
