import { expect, test } from '../../scripts/test/journey'

test('the theme is dark by default, light by choice, and kept', async ({ page }) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveClass(/\bdark\b/)

  await page.locator('[data-theme-toggle]').first().click()
  await expect(html).not.toHaveClass(/\bdark\b/)

  await page.goto('/about-us')
  await expect(html).not.toHaveClass(/\bdark\b/)
})

test('what a browser draws around the page has the colour of its ground, in either theme', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => ({
      around: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      ground: getComputedStyle(document.documentElement).getPropertyValue('--ground'),
    }))
  await page.goto('/')
  const dark = await colours()
  expect(dark.around).toBe(dark.ground)

  await page.locator('[data-theme-toggle]').first().click()
  const light = await colours()
  expect(light.around).toBe(light.ground)
  expect(light.around).not.toBe(dark.around)

  await page.goto('/about-us')
  expect(await colours()).toEqual(light)
})

test('what is printed from the dark theme can be read on paper, the logo too', async ({ page }) => {
  await page.goto('/contact-us')
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('.home .on-light')).toBeVisible()
  await expect(page.locator('.home .on-dark')).toBeHidden()
  const button = page.locator('main form .button').first()
  const { color, backgroundColor } = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  })
  expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  for (const part of ['.header .menu', '.header .tools', '.footer .columns', '.hero .art'])
    await expect(page.locator(part)).toBeHidden()
})

test('on paper the answers to questions stand below them, and no form waits to be filled in', async ({ page }) => {
  await page.goto('/services/cybersecurity')
  const answer = page.locator('.faq .answer').first()
  await expect(answer).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(answer).toBeVisible()
  await expect(page.locator('#contact')).toBeHidden()

  // Of several forms on a page, too.
  await page.goto('/styleguide/specimens')
  for (const id of ['#contact', '#contact-2']) await expect(page.locator(id)).toBeHidden()
})

test('a menu that is open on a narrow screen becomes the row of the header on a wide one', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  const menu = page.locator('#menu')
  await page.locator('[popovertarget=menu]').click()
  await expect(menu).toBeVisible()

  await page.setViewportSize({ width: 1180, height: 820 })

  const logo = (await page.locator('.header .home').boundingBox())!
  await expect.poll(async () => (await menu.boundingBox())!.x).toBeGreaterThan(logo.x + logo.width)
})

test('the language switch leads to the same page', async ({ page }) => {
  await page.goto('/services/cybersecurity')

  await page.getByRole('link', { name: 'العربية' }).first().click()

  await expect(page).toHaveURL(/\/ar\/services\/cybersecurity$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('text stands in the fonts of the site, in both languages', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  for (const path of ['/', '/ar']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    // Latin letters that came late among Arabic ones are for the next page.
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    const { root } = await session.send('DOM.getDocument')
    for (const selector of ['h1', 'main p', 'main dd, main dt']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.length, `${path} ${selector}`).toBeGreaterThan(0)
      expect(
        fonts.filter(({ isCustomFont }) => !isCustomFont),
        `${path} ${selector}`,
      ).toEqual([])
    }
  }
  // Rare letters have files of their own, asked for by pages that show them.
  for (const letter of ['\u00e9', '\u0161', '\u067e']) {
    await page.locator('h1').evaluate((heading, text) => (heading.textContent = text), letter)
    await page.locator('h1').evaluate((heading, text) => {
      const families = getComputedStyle(heading).fontFamily.split(',')
      // Fallbacks are fonts of the machine, which need not have them.
      return Promise.all(families.map((family) => document.fonts.load(`600 16px ${family}`, text).catch(() => [])))
    }, letter)
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(
      fonts.map(({ isCustomFont }) => isCustomFont),
      letter,
    ).toEqual([true])
  }
})

test('Arabic text takes the same room before the file of Latin letters is there', async ({ page }) => {
  // A phone on which a wider space breaks the title.
  await page.setViewportSize({ width: 412, height: 823 })
  const rooms = async () => {
    await page.goto('/ar/corporate-governance')
    await page.evaluate(() => document.fonts.ready)
    return page.locator('h1, h2, h3').evaluateAll((headings) => headings.map(({ clientHeight }) => clientHeight))
  }
  await page.route('**/latin*.woff2', (route) => route.abort())
  const before = await rooms()
  await page.unrouteAll()

  expect(await rooms()).toEqual(before)
})

test('the blog submenu shows what is stored first, then what is new, and survives a failure [§1.6, §3.4, §7.3, §8.8]', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const submenu = page.locator('details', { has: page.locator('summary', { hasText: 'Insights' }) }).first()
  await submenu.locator('summary').click()
  await expect(submenu.locator('a[href^="/blog/"]').first()).toBeVisible()
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('app-submenu') ?? 'null') as { data: unknown; timestamp: unknown } | null,
  )
  expect(stored).toMatchObject({ data: expect.anything(), timestamp: expect.any(Number) })

  const messages: string[] = []
  page.on('console', (message) => void messages.push(message.text()))
  await page.route('**/blogs/menu-blogs', (route) => route.abort())
  await page.goto('/')
  await submenu.locator('summary').click()
  await expect(submenu.locator('a[href^="/blog/"]').first()).toBeVisible()
  await expect.poll(() => messages.join('\n')).toContain('Error fetching global data')
})

test('pages obey their Content-Security-Policy and load no framework before someone engages', async ({ page }) => {
  const violations: string[] = []
  page.on(
    'console',
    (message) => void (/Content Security Policy/i.test(message.text()) && violations.push(message.text())),
  )
  const scripts: number[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push((await response.body().catch(() => Buffer.alloc(0))).length)
  })
  for (const path of ['/', '/articles', '/contact-us', '/ar/careers']) await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(scripts.every((size) => size < 60_000)).toBe(true)

  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  expect(violations).toEqual([])
})

test('the submenu stored a year ago is still shown first [§9.8]', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  const submenu = page.locator('details', { has: page.locator('summary', { hasText: 'Insights' }) }).first()
  await submenu.locator('summary').click()
  await expect(submenu.locator('a[href^="/blog/"]').first()).toBeVisible()
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('app-submenu')!) as { timestamp: number }
    localStorage.setItem('app-submenu', JSON.stringify({ ...stored, timestamp: Date.now() - 365 * 86_400_000 }))
  })
  await page.route('**/blogs/menu-blogs', (route) => route.abort())

  await page.goto('/about-us')
  await submenu.locator('summary').click()

  await expect(submenu.locator('a[href^="/blog/"]').first()).toBeVisible()
})

test('the country search waits for 100 ms without a key [§9.7]', async ({ page }) => {
  await page.goto('/contact-us')
  const field = page.locator('[name="phone"]')
  await field.focus()
  const button = page.locator('[aria-haspopup="dialog"]').first()
  await expect(button).toBeEnabled()
  await button.click()
  const search = page.locator('input[role="combobox"]')
  const all = await page.getByRole('option').count()
  const times = await search.evaluate(async (input: HTMLInputElement) => {
    const list = () => document.querySelectorAll('[role="option"]').length
    const before = list()
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    setter.call(input, 'bahr')
    const began = performance.now()
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (list() === before && performance.now() - began < 5_000) await new Promise(requestAnimationFrame)
    return { waited: performance.now() - began, after: list() }
  })

  expect(times.waited).toBeGreaterThanOrEqual(95)
  expect(times.after).toBeLessThan(all)
})

test('English titles, texts and lists of topics take the same room before their letters are there', async ({
  page,
}) => {
  const isThere = () => document.fonts.load("400 16px 'Plex Fallback'", 'a').then(Boolean, () => false)
  const roomsOf = async (path: string) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    return page
      .locator('main :is(h1, p, ul)')
      .evaluateAll((elements) => elements.map(({ clientHeight }) => clientHeight))
  }
  for (const [path, width] of [
    ['/articles/topic/sap-implementation-support', 1280],
    ['/about-us', 1280],
    ['/corporate-governance', 1100],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // Arabic letters bring spaces of their own.
    await page.route('**/*.woff2', (route) => route.abort())
    const before = await roomsOf(path)
    test.skip(!(await page.evaluate(isThere)), 'this machine has none of the fonts that stand in')
    await page.unrouteAll()

    expect(await roomsOf(path), path).toEqual(before)
  }
})

test('Arabic headings and texts take the same room before their letters are there', async ({ page }) => {
  await page.route('**/arabic*.woff2', (route) => route.abort())
  await page.goto('/ar/about-us')
  const isThere = () => document.fonts.load("600 16px 'Plex Arabic Fallback'", 'ع').then(Boolean, () => false)
  test.skip(!(await page.evaluate(isThere)), 'this machine has no font with Arabic letters')
  const widthOf = async (selector: string) => {
    const widths = await page.locator(selector).evaluateAll((elements) => {
      for (const element of elements as HTMLElement[]) Object.assign(element.style, { width: 'max-content' })
      return elements.map((element) => element.getBoundingClientRect().width)
    })
    return widths.reduce((sum, width) => sum + width, 0)
  }
  const before = [await widthOf('main :is(h1, h2, h3)'), await widthOf('main p')]
  await page.unrouteAll()
  await page.reload()
  await page.evaluate(() => document.fonts.ready)

  const after = [await widthOf('main :is(h1, h2, h3)'), await widthOf('main p')]
  for (const [index, width] of after.entries()) expect(Math.abs(width / before[index]! - 1)).toBeLessThan(0.02)
})

test('cards beside one another leave no gap in their last row on a tablet', async ({ page }) => {
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const path of ['/', '/ar', '/articles', '/ar/services/hr-management', '/media-kit']) {
      await page.goto(path)
      const isRtl = path.startsWith('/ar')
      const ends = await page.locator('.grid:is([data-size=sm], [data-size=md])').evaluateAll(
        (grids, rtl) =>
          grids
            .filter(({ childElementCount }) => childElementCount > 1)
            .map((grid) => {
              const [whole, last] = [grid, grid.lastElementChild!].map((each) => each.getBoundingClientRect())
              return Math.round(rtl ? last!.left - whole!.left : whole!.right - last!.right)
            }),
        isRtl,
      )
      expect(ends.length).toBeGreaterThan(0)
      expect(ends, `${path} at ${width}`).toEqual(ends.map(() => 0))
    }
  }
})
