import { expect, test } from '../../scripts/test/journey'

test('a visitor finds an entry from any page with the keyboard alone', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search$/)
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()

  await page.keyboard.type('zakat')
  const results = page.getByRole('main').locator('ol > li')
  await expect(results.first().locator('a mark').first()).toHaveText(/zakat/i)
  await expect(page.locator('[data-search] [role="status"]')).toContainText('“zakat”')
  await expect(page).toHaveURL(/\?q=zakat/)

  await page.keyboard.press('ArrowDown')
  const first = results.first().getByRole('link')
  await expect(first).toBeFocused()
  const target = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await page.goBack()
  await expect(results.first().getByRole('link')).toHaveAttribute('href', target ?? '')
})

test('the search has a picture where it is shared, in either language', async ({ page }) => {
  for (const path of ['/search', '/ar/search']) {
    await page.goto(path)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/\w+/)
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /./)
  }
})

test('whoever comes back from a result stands where they left the results', async ({ page }) => {
  await page.goto('/search?q=saudi')
  const results = page.getByRole('main').locator('ol > li a')
  await expect(results.nth(11)).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)

  await results.nth(5).evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()

  await expect(results.nth(11)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('the key that opens the search can be switched off, for those who press it by speaking', async ({ page }) => {
  await page.goto('/ar/search')
  const choice = page.getByRole('checkbox', { name: 'يفتح المفتاح «/» البحث من أي صفحة' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.goto('/about-us')
  await page.keyboard.press('/')
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/about-us$/)

  await page.goto('/search')
  await page.getByRole('checkbox', { name: 'The “/” key opens the search from every page' }).check()
  await page.goto('/about-us')
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search$/)
})

test('Arabic is found however it is written, and only Arabic entries are', async ({ page }) => {
  await page.goto('/ar/search?q=الزكاه')
  const results = page.getByRole('main').locator('ol > li')
  await expect(results.first()).toBeVisible()
  const hrefs = await results.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.every((href) => href === '/ar' || href?.startsWith('/ar/'))).toBe(true)
  await page.getByRole('searchbox').fill('زَكَــاةٌ')
  await expect(page.locator('[data-search] [role="status"]')).toContainText('زَكَــاةٌ')
  await expect(results.getByRole('link').first()).toHaveAttribute('href', hrefs[0] ?? '')
})

test('a question goes along to the other language, and is asked there', async ({ page }) => {
  await page.goto('/search?q=SAP')
  await expect(page.locator('[data-search] ol > li').first()).toBeVisible()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/search\?q=SAP$/)
  await expect(page.getByRole('searchbox')).toHaveValue('SAP')
  await expect(page.locator('[data-search] ol > li').first()).toBeVisible()
})

test('words of the text are found too, and results can be narrowed to one type', async ({ page }) => {
  await page.goto('/search?q=payroll')
  const types = page.locator('[data-search] .types label:visible')
  await expect(types.nth(1)).toBeVisible()
  const all = await page.locator('[data-search] ol > li .kind').allTextContents()
  await types.nth(1).click()
  const chosen = ((await types.nth(1).textContent()) ?? '').trim()
  await expect(page.locator('[data-search] ol > li .kind').first()).toHaveText(chosen)
  const narrowed = await page.locator('[data-search] ol > li .kind').allTextContents()
  expect(new Set(narrowed)).toEqual(new Set([chosen]))
  expect(narrowed.length).toBeLessThanOrEqual(all.length)
  await expect(page).toHaveURL(/type=/)
})

test('a question in the other direction is typed and repeated in its own', async ({ page }) => {
  await page.goto('/ar/search?q=C%2B%2B')
  const asked = page.locator('[data-search] [role="status"] bdi')
  await expect(asked).toHaveText('C++')
  expect(await asked.evaluate((words) => words.matches(':dir(ltr)'))).toBe(true)
  await expect(page.getByRole('searchbox')).toHaveCSS('unicode-bidi', 'plaintext')
})

test('a question without an answer offers ways on', async ({ page }) => {
  await page.goto('/search?q=qwertyuiop')
  await expect(page.locator('[data-search] [role="status"]')).toContainText('Nothing found')
  await expect(page.getByRole('main').getByRole('link', { name: 'All pages of the site' })).toBeVisible()
})

test('a mistyped word, and one of the other language, lead to what was meant', async ({ page }) => {
  await page.goto('/search?q=cybersecurty')
  await page.getByRole('main').getByRole('button', { name: 'cybersecurity' }).click()
  await expect(page.locator('[data-search] ol > li').first()).toContainText(/cybersecurity/i)

  await page.goto('/ar/search?q=zakat')
  await page.getByRole('main').getByRole('link', { name: 'ابحث في الصفحات الإنجليزية' }).click()
  await expect(page).toHaveURL(/\/search\?q=zakat$/)
  await expect(page.locator('[data-search] ol > li').first()).toContainText(/zakat/i)
})

test('a missing page offers a search with the words of its address', async ({ page }) => {
  await page.goto('/blog/zakat-declaration-2019')
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue('zakat declaration 2019')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=zakat/)
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to everything there is', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search the site' }).click()
    await expect(page.getByRole('main')).toContainText('Searching as you type needs JavaScript', { useInnerText: true })
    await expect(page.getByRole('main')).toContainText('sitemap. All pages', { useInnerText: true })
    await page.getByRole('main').getByRole('link', { name: 'All pages of the site' }).last().click()
    await expect(page).toHaveURL(/\/sitemap$/)
  })
})
