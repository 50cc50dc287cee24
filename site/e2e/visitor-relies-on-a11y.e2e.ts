import { checkForcedColours, checkReducedMotion, checkZoom } from '../../scripts/audit/a11y/preferences'
import { walk } from '../../scripts/audit/a11y/keyboard'
import { overflow, runAxe } from '../../scripts/audit/a11y/runAxe'
import { closeMenus, openGroup, openMenus, states } from '../../scripts/audit/a11y/states'
import { show, views, ZOOMED_WIDTH } from '../../scripts/audit/a11y/views'
import type { PageGuard } from '../src/behaviours/headScript'
import { expect, test } from '../../scripts/test/journey'

// A sample; `npm run audit:a11y` looks at every page in every state.
const sample = ['/', '/ar', '/articles', '/contact-us', '/ar/careers', '/ar/services/hr-management', '/partners']

for (const path of sample) {
  test(`${path} has no accessibility violation in any theme, width or state`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)

    for (const view of views) {
      await show(page, view)
      const found = await runAxe(page, { onlyColours: view.theme === 'light' })
      expect([view, found, await overflow(page)]).toEqual([view, [], []])
    }
    await openMenus(page)
    await openGroup(page, 1)
    expect(await runAxe(page, { part: 'header' })).toEqual([])
    await closeMenus(page)
    for (const { name, part, enter } of states) {
      if (!(await enter(page))) continue
      expect([name, await runAxe(page, { part }), await overflow(page)]).toEqual([name, [], []])
    }
    expect(await checkZoom(page, ZOOMED_WIDTH)).toEqual([])
  })
}

for (const path of ['/', '/ar/contact-us', '/careers']) {
  test(`everything on ${path} is reached by the Tab key, seen and marked`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await walk(page)).toEqual([])
    }
  })
}

test('a list without marks is still called one, which Safari does for no other outside a navigation', async ({
  page,
}) => {
  for (const path of sample) {
    await page.goto(path)
    const unsaid = await page
      .locator('body')
      .evaluate((body) =>
        [...body.querySelectorAll(':is(ul, ol):not([role="list"], nav *)')]
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map(({ className }) => className),
      )
    expect([path, unsaid]).toEqual([path, []])
  }
})

test('a notice at the end of the screen covers nothing that the Tab key comes to, on a small screen either', async ({
  page,
}) => {
  await page.goto('/ar/contact-us')
  await page.evaluate(() =>
    (window as unknown as { diwan: PageGuard }).diwan.notify(
      'صدرت نسخة أحدث من هذه الصفحة. يبقى ما أدخلته حتى تعيد تحميلها.',
      true,
    ),
  )
  await expect(page.locator('.page-notice button').first()).toBeVisible()
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
    { width: 320, height: 480 },
  ]) {
    await page.setViewportSize(size)
    expect([size, await walk(page)]).toEqual([size, []])
  }
})

test('less motion, and the system’s own colours, are respected', async ({ page }) => {
  for (const path of ['/', '/ar/contact-us']) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await checkReducedMotion(page)).toEqual([])
    await show(page, { theme: 'dark', width: 1280 })
    expect(await checkForcedColours(page)).toEqual([])
  }
})

test('who asks for more contrast reads every word in the colour of the text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/articles')
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme)
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    await expect(page.locator('.hero .text')).toHaveCSS('color', ink)
    await expect(page.locator('.footer .tagline')).toHaveCSS('color', ink)
  }
})

test('in the system’s own colours logos stand on the ground they are drawn for, and the marked country is seen', async ({
  page,
}) => {
  await page.goto('/ar/contact-us')
  for (const theme of ['dark', 'light'] as const) {
    await show(page, { theme, width: 1280 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await expect(page.locator(`header .logo.on-${colorScheme}`)).toBeVisible()
      await expect(page.locator('header .logo:visible')).toHaveCount(1)
    }
  }
  await page.locator('.phone-country').click()
  await expect(page.locator('[role="option"][data-highlighted]')).toHaveCSS('outline-style', 'solid')
  for (const [path, ground] of [
    ['/clients', '.wall'],
    ['/partners', '.logo:has(> img)'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(`main ${ground}`).first()).toHaveCSS('forced-color-adjust', 'none')
  }
})

test('words stand beside the pattern of a call, not on it', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path)
    for (const width of [768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page.locator('.call').evaluate((call) => {
        const boxOf = (selector: string) => call.querySelector(selector)!.getBoundingClientRect()
        const [words, art] = [boxOf('.words'), boxOf('.art')]
        return (Math.min(words.right, art.right) - Math.max(words.left, art.left)) / art.width
      })
      // Where it begins, the pattern has faded away.
      expect([path, width, covered > 0.2]).toEqual([path, width, false])
    }
  }
})

test('with text twice as large nothing is cut off or has to be scrolled sideways', async ({ page }) => {
  const paths = [
    '/',
    '/ar',
    '/leadership',
    '/reports-publications',
    '/ar/blog/sap-ecc-2027-what-to-decide-now',
    '/ar/job-details/senior-tax-consultant-riyadh',
  ]
  for (const path of paths) {
    await page.goto(path)
    // The text alone: a zoomed page asks for its styles as a smaller window would.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, width, await overflow(page)]).toEqual([path, width, []])
    }
  }
})

test('by keyboard: past the menu, into a menu, out of it again, and to a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const group = page.locator('header details', { has: page.locator('a[href="/services/cybersecurity"]') }).first()
  await group.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('open', '')
  await page.keyboard.press('Tab')
  await expect(group.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(group).not.toHaveAttribute('open')
  await expect(group.locator('summary')).toBeFocused()

  await page.keyboard.press('Space')
  await group.locator('a[href="/services/cybersecurity"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/cybersecurity$/)
})

test('by keyboard on a phone: the menu sheet opens, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ar')
  const opener = page.locator('[popovertarget=menu]')

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.locator('#menu')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('by keyboard on a phone: the menu sheet closes behind whoever goes on to the page it covers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.locator('[popovertarget=menu]').focus()
  await page.keyboard.press('Enter')

  await page.locator('#menu a').last().focus()
  await page.keyboard.press('Tab')

  await expect(page.locator('main a').first()).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
})

test('by keyboard: a message is written, refused with its faults, and sent', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Huda Alharbi')
  await page.keyboard.press('Enter')

  const summary = page.locator('[data-error-summary]')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('huda@example.com')

  await page.getByLabel('Message').focus()
  await page.keyboard.type('Hello')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thank-you\?reference=/)
})

test('by keyboard: vacancies are filtered, and shown again', async ({ page }) => {
  await page.goto('/careers')
  const shown = page.locator('main a[href^="/job-details/"]:visible')
  const all = await shown.count()
  const control = page.locator('main form').first().locator('select, [type=radio]:checked').first()

  await control.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => shown.count()).toBeLessThan(all)
  await page.locator('main form [type=reset]').first().focus()
  await page.keyboard.press('Enter')

  await expect.poll(() => shown.count()).toBe(all)
})

test('of many heroes and forms on a page the first is the main one', async ({ page }) => {
  await page.goto('/styleguide/specimens')
  const heroes = page.locator('[aria-labelledby="specimen-block-hero"]')
  expect(await heroes.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
  await expect(heroes.locator('h1')).toHaveCount(1)

  const ids = await page
    .locator('[aria-labelledby="specimen-block-form"] [id]')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toContain('contact-2')
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
