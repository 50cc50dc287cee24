import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { observe, seenOn, SLOW_DOWN, slowDown } from './engage.ts'

/** One thing that visitors do, and the longest wait until the page showed an answer. */
export interface Interaction {
  name: string
  /** Milliseconds from the press to the next paint, the longest of all presses; 0 when all were under 16. */
  inp: number
}

interface Act {
  name: string
  path: string
  width: number
  act: (page: Page) => Promise<void>
}

const PAUSE = 400
const HEIGHT = 800

const acts: Act[] = [
  {
    name: 'menu, wide',
    path: '/',
    width: 1280,
    async act(page) {
      const groups = page.locator('header summary')
      for (let place = 0; place < (await groups.count()); place++) {
        await groups.nth(place).click()
        await page.waitForTimeout(PAUSE)
      }
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'menu, narrow',
    path: '/',
    width: 360,
    async act(page) {
      await page.locator('[popovertarget=menu]').click()
      await page.waitForTimeout(PAUSE)
      const groups = page.locator('header summary')
      for (let place = 0; place < (await groups.count()); place++) {
        await groups.nth(place).click()
        await page.waitForTimeout(PAUSE)
      }
    },
  },
  {
    name: 'filters of vacancies',
    path: '/careers',
    width: 360,
    async act(page) {
      const selects = page.locator('main form select')
      for (let place = 0; place < (await selects.count()); place++) {
        // By keyboard: a list drawn by the system is outside the page.
        await selects.nth(place).focus()
        await page.keyboard.press('ArrowDown')
        await page.waitForTimeout(PAUSE)
      }
    },
  },
  {
    name: 'filters of partners',
    path: '/partners',
    width: 360,
    async act(page) {
      const chips = page.locator('main form label:has(input[type=radio])')
      for (let place = 0; place < (await chips.count()); place++) {
        await chips.nth(place).click()
        await page.waitForTimeout(PAUSE)
      }
    },
  },
  {
    name: 'contact form',
    path: '/contact-us',
    width: 360,
    async act(page) {
      await page.locator('main form [name=name]').click()
      await page.keyboard.type('Huda Alharbi', { delay: 60 })
      await page.locator('main form [name=phone]').click()
      await page.waitForTimeout(2 * PAUSE)
      await page.keyboard.type('0501234567', { delay: 60 })
      await page.locator('main form [type=submit]').click()
      await page.waitForTimeout(2 * PAUSE)
    },
  },
  {
    name: 'countries of the phone field',
    path: '/contact-us',
    width: 360,
    async act(page) {
      await page.locator('main .phone-country').click()
      await page.locator('main [role=listbox]').waitFor()
      await page.keyboard.type('emi', { delay: 120 })
      await page.waitForTimeout(PAUSE)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(PAUSE)
    },
  },
  {
    name: 'press that hydrates',
    path: '/contact-us',
    width: 360,
    async act(page) {
      await page.locator('main form [type=submit]').click()
      await page.waitForTimeout(4 * PAUSE)
    },
  },
]

/**
 * Makes the window higher than the page's viewport. The browser's own bars take from a window of the same height, and what lies below
 * its edge is never painted: an interaction there seems to wait for the next one.
 */
async function showWhole(session: CDPSession, width: number): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: width + 40, height: HEIGHT + 200 } })
}

/** The longest wait of every interaction, on a processor four times slower. */
export async function measureInteractions(context: BrowserContext, origin: string): Promise<Interaction[]> {
  const results: Interaction[] = []
  for (const { name, path, width, act } of acts) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: HEIGHT })
    await page.addInitScript(observe)
    await showWhole(await slowDown(page, SLOW_DOWN), width)
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(2 * PAUSE)
    await act(page)
    await page.waitForTimeout(PAUSE)
    const { events } = await seenOn(page)
    const waits = events.filter(({ id }) => id > 0).map(({ duration }) => duration)
    results.push({ name, inp: Math.max(0, ...waits) })
    await page.close()
  }
  return results
}
