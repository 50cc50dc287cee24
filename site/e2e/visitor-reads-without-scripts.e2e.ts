import { localePath } from '@diwan/shared/content'
import { entriesMessages } from '@diwan/shared/messages/entries'
import { searchMessages } from '@diwan/shared/messages/search'
import { expect, test } from '../../scripts/test/journey'

test.use({ javaScriptEnabled: false })

test('openings are filtered by each value of each filter, and all come back', async ({ page }) => {
  await page.goto('/careers')
  const openings = page.locator('.facets .results > li')
  const shown = openings.filter({ visible: true })
  const all = await openings.count()
  expect(all).toBeGreaterThan(1)

  for (const facet of ['department', 'city', 'workplace', 'type']) {
    const select = page.locator(`select[data-facet="${facet}"]`)
    const values = (await select.locator('option').allTextContents()).slice(1)
    expect(values).not.toEqual([])
    let sum = 0
    for (const [place, value] of values.entries()) {
      await select.selectOption({ index: place + 1 })
      const found = await shown.count()
      expect(found, `${facet} ${value}`).toBeGreaterThan(0)
      sum += found
    }
    // Every opening has one value of each.
    expect(sum).toBe(all)
    await page.locator('.facets [type="reset"]').click()
    await expect(shown).toHaveCount(all)
  }
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

test('searching needs scripts: the page says so and leads to everything by links', async ({ page, request }) => {
  // Chromium shows no `noscript` when a test switches scripts off.
  expect(await (await request.get('/search?q=tax')).text()).toContain(searchMessages.en.withoutScripts)
  await page.goto('/search?q=tax')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Cybersecurity' })).toBeVisible()
  await main.getByRole('link', { name: searchMessages.en.sitemap }).first().click()
  await expect(page).toHaveURL(/\/sitemap$/)
  await expect(main.getByRole('heading', { name: entriesMessages.en.sitemap.services })).toBeVisible()
})

test('every page of the sitemap can be read, and leads to itself in the other language', async ({ page, request }) => {
  await page.goto('/sitemap')
  const links = page.getByRole('main').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(paths.length).toBeGreaterThan(30)
  for (const path of new Set(paths.filter((each) => !each.includes('.')))) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<main[^>]*>[\s\S]*<h1[\s>][\s\S]*<\/main>/)
    expect(html, path).toContain(`href="${localePath('ar', path)}" hreflang="ar"`)
  }
})
