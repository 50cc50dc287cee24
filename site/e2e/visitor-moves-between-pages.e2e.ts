import { expect, type Page, test } from '../../scripts/test/journey'
import { MINUTE } from '@diwan/shared/lib/time'
import { DIRECTION_ATTRIBUTE, DIRECTION_LIFETIME, SCROLL_MARKER } from '@diwan/shared/spec/navigation'

const LONG_PAGE = '/privacy-policy'

/** Ids of the headings of the page, in their order. */
const anchorsOn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id).filter(Boolean))

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id)

/** Keeps every call of `scrollIntoView` and `scrollTo` with the time it was made. */
const recordScrolling = (page: Page) =>
  page.addInitScript(() => {
    const calls: { what: string; behavior: unknown; at: number }[] = []
    Object.assign(window, { scrollCalls: calls })
    const intoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      calls.push({ what: this.id, behavior: (options as ScrollIntoViewOptions).behavior, at: performance.now() })
      intoView.call(this, options)
    }
    const to = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push({ what: `top ${options.top}`, behavior: options.behavior, at: performance.now() })
      to(options)
    }) as typeof window.scrollTo
  })
const scrollCalls = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { scrollCalls: { what: string; behavior: unknown; at: number }[] }).scrollCalls,
  )

test('an unknown path is the 404 page with its message and title [§2.12, §2.20, §8.1]', async ({ page }) => {
  const answer = await page.goto('/no/such/page')

  expect(answer?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('Page not found: /no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('an address that its route refuses is a 404 with the path and its own message [§2.13, §8.2]', async ({ page }) => {
  const answer = await page.goto('/blog/Not_A_Slug')

  expect(answer?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('Page Not Found: /blog/Not_A_Slug')
})

test('other errors have a page of their own with the default title and status [§2.21]', async ({ page }) => {
  await page.goto('/500')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page.locator('main')).toContainText('500')
})

test('a hash is scrolled to smoothly at load and again 100 ms later [§2.15, §9.5]', async ({ page }) => {
  await page.goto(LONG_PAGE)
  const anchors = await anchorsOn(page)
  const last = anchors.at(-1)!
  await recordScrolling(page)
  // Else only the hash changes, which is no load.
  await page.goto('about:blank')

  await page.goto(`${LONG_PAGE}#${last}`)
  await expect.poll(async () => (await scrollCalls(page)).length).toBeGreaterThanOrEqual(2)

  const [first, again] = await scrollCalls(page)
  expect([first?.what, first?.behavior, again?.what]).toEqual([last, 'smooth', last])
  expect(again!.at - first!.at).toBeGreaterThanOrEqual(95)
})

test('a link to a place on the page scrolls there below the header', async ({ page }) => {
  await page.goto(LONG_PAGE)
  const last = (await anchorsOn(page)).at(-1)!
  await page.evaluate((id) => {
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'There' })
    document.querySelector('main')!.prepend(link)
  }, last)

  await page.getByRole('link', { name: 'There', exact: true }).click()

  await expect.poll(() => topOf(page, last)).toBeLessThan(800)
  expect(await topOf(page, last)).toBeGreaterThanOrEqual(0)
})

test('a link to a passage, as search engines make them, stays at the passage', async ({ page }) => {
  await page.goto('/privacy-policy')
  const words = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p, main li')].filter((text) => text.textContent.length > 60)
    return texts.at(-1)!.textContent.trim().split(/\s+/).slice(0, 6).join(' ')
  })
  await page.goto('about:blank')
  await page.goto(`/privacy-policy#:~:text=${encodeURIComponent(words)}`)
  await page.waitForTimeout(1_000)
  const passage = page.getByRole('main').getByText(words).last()
  await expect(passage).toBeInViewport()
})

test('a page without a hash begins at its top, and going back restores where the visitor was [§2.16]', async ({
  page,
}) => {
  await page.goto(LONG_PAGE)
  // The page brings its top into view for the last time 100 ms after its load.
  await page.waitForTimeout(500)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)

  await page
    .locator('footer a[href="/sitemap"], footer a[href="/contact-us"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL((url) => url.pathname !== LONG_PAGE)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('content fades in over 0.5 s while it rises by 20 px, and stands still with reduced motion [§2.17, §9.6]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const transition = (event as Event & { viewTransition: { ready: Promise<void> } | null }).viewTransition
      void transition?.ready.then(() => {
        const [animation] = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-new(content)')
        const effect = animation?.effect as KeyframeEffect | undefined
        sessionStorage.setItem(
          'seen-transition',
          JSON.stringify({ duration: effect?.getTiming().duration, from: effect?.getKeyframes()[0] }),
        )
      })
    })
  })
  const seen = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('seen-transition') ?? 'null') as Record<string, unknown> | null,
    )

  // A browser that is busy goes on without a transition.
  await expect(async () => {
    await page.goto('/about-us')
    await page.locator('footer a[href="/contact-us"], footer a[href="/sitemap"]').first().click()
    await expect.poll(seen, { timeout: 5_000 }).toMatchObject({
      duration: 500,
      from: { opacity: '0', transform: 'translateY(20px)' },
    })
  }).toPass({ timeout: 40_000 })

  await page.evaluate(() => sessionStorage.removeItem('seen-transition'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about-us')
  await page.locator('footer a[href="/contact-us"], footer a[href="/sitemap"]').first().click()
  await page.waitForURL((url) => url.pathname !== '/about-us')
  await page.waitForTimeout(300)
  expect(await seen()).toBeNull()
})

test('the body records which way the visitor moved, for one second [§2.18, §9.6]', async ({ page }) => {
  const body = page.locator('body')
  await page.goto('/services/cybersecurity')
  // From here on the page's time stands still but when it is moved on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + MINUTE)

  await page.goto('/about-us')
  await expect(body).toHaveAttribute(DIRECTION_ATTRIBUTE, 'right')
  await page.clock.runFor(DIRECTION_LIFETIME - 1)
  await expect(body).toHaveAttribute(DIRECTION_ATTRIBUTE, 'right')
  await page.clock.runFor(1)
  await expect(body).not.toHaveAttribute(DIRECTION_ATTRIBUTE)

  await page.goto('/services/cybersecurity')
  await expect(body).toHaveAttribute(DIRECTION_ATTRIBUTE, 'left')
})

test('the body is marked while the page scrolls, and 800 ms longer [§2.19, §9.5]', async ({ page }) => {
  await page.goto(LONG_PAGE)
  await page.evaluate((marker) => {
    const marks: { has: boolean; at: number }[] = []
    Object.assign(window, { marks })
    new MutationObserver(() => marks.push({ has: document.body.hasAttribute(marker), at: performance.now() })).observe(
      document.body,
      { attributeFilter: [marker] },
    )
    addEventListener('scroll', () => Object.assign(window, { lastScroll: performance.now() }))
  }, SCROLL_MARKER)

  await page.mouse.wheel(0, 400)

  const marks = () => page.evaluate(() => (window as unknown as { marks: { has: boolean; at: number }[] }).marks)
  await expect.poll(async () => (await marks()).map(({ has }) => has)).toEqual([true, false])
  const lastScroll = await page.evaluate(() => (window as unknown as { lastScroll: number }).lastScroll)
  expect((await marks())[1]!.at - lastScroll).toBeGreaterThanOrEqual(790)
})

test('a click lets the page paint before it leaves [§9.4]', async ({ page }) => {
  await page.goto('/about-us')
  const order = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        addEventListener('click', () => {
          seen.push('click')
          requestAnimationFrame(() => seen.push('frame'))
        })
        addEventListener('pagehide', () => sessionStorage.setItem('order', JSON.stringify(seen)))
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/contact-us"]')!
        link.click()
        resolve(seen)
      }),
  )
  await order
  await page.waitForURL('**/contact-us')

  expect(await page.evaluate(() => sessionStorage.getItem('order'))).toBe('["click","frame"]')
})

test('links are fetched ahead when a visitor points at them, and never for those who save data', async ({ page }) => {
  const ahead = (target: Page) =>
    target.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => new URL(href).pathname),
    )
  await page.goto('/about-us')
  // Letters that come late may move the footer from under the pointer.
  await page.evaluate(() => document.fonts.ready)
  await page.locator('footer a[href="/contact-us"]').first().hover()
  await expect.poll(() => ahead(page)).toContain('/contact-us')

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto('/about-us')
  await page.locator('footer a[href="/contact-us"]').first().hover()
  await page.waitForTimeout(200)
  expect(await ahead(page)).toEqual([])
})
