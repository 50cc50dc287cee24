import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { weigh, type Weight } from './weigh.ts'

/** Tasks that held the page up for longer than 50 ms. */
export interface LongTasks {
  count: number
  /** Milliseconds of the longest one; 0 without any. */
  longest: number
}

/** What a page does before and after somebody engages with it, on a processor four times slower. */
export interface Engagement {
  /** gzip bytes of all scripts before the first engagement, after it, and once a field of a form has the focus. */
  before: number
  after: number
  entered: number
  /** gzip bytes that the phone field brings when it gets the focus; `null` without one. */
  phone: number | null
  /** Long tasks before the engagement. */
  longTasks: LongTasks
  /** From the engagement until every island answers. */
  hydration: number | null
  /** Longest task in that time. */
  longestTask: number
  /** Longest time that a handler of an input event ran while islands hydrated. */
  insideEvents: number
  hasForm: boolean
  /** Largest scripts after engagement, for looking into a page that is too heavy. */
  largest: { path: string; gzip: number }[]
}

export const SLOW_DOWN = 4
/** A phone's. */
export const VIEWPORT = { width: 412, height: 823 }
const QUIET = 1_500

/** Watches long tasks and input events from the first moment of a page. */
export function observe(): void {
  const seen = {
    tasks: [] as { start: number; duration: number }[],
    events: [] as { id: number; name: string; duration: number; handling: number }[],
  }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const {
        interactionId = 0,
        name,
        duration,
        processingStart,
        processingEnd,
      } = entry as PerformanceEventTiming & { interactionId?: number }
      seen.events.push({ id: interactionId, name, duration, handling: processingEnd - processingStart })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

export interface Seen {
  tasks: { start: number; duration: number }[]
  events: { id: number; name: string; duration: number; handling: number }[]
}

export const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Long tasks of a page that somebody looks at for the first time and does nothing with, on this machine's processor as it is. */
export async function measureLongTasks(browser: Browser, url: string): Promise<LongTasks> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  try {
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2 * QUIET)
    return longTasksOf(await seenOn(page))
  } finally {
    await page.close()
  }
}

const longTasksOf = ({ tasks }: Seen): LongTasks => ({ count: tasks.length, longest: longestOf(tasks) })

const longestOf = (tasks: Seen['tasks']) => Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)))

export async function measureEngagement(context: BrowserContext, url: string): Promise<Engagement> {
  const page = await context.newPage()
  try {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.addInitScript(observe)
    await slowDown(page, SLOW_DOWN)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2 * QUIET)
    const before = await sizeOf(scripts)
    const quiet = await seenOn(page)

    await page.evaluate(watchHydration)
    await page.mouse.move(3, 300)
    await page.mouse.move(5, 310)
    await page
      .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 15_000 })
      .catch(() => {})
    await page.waitForTimeout(QUIET)
    const after = await sizeOf(scripts)
    const engaged = await seenOn(page)
    const { from, until } = await page.evaluate(
      () => (window as unknown as { hydration: { from: number; until: number } }).hydration,
    )

    const field = page.locator('main form[data-form] input[type=text]:visible').first()
    if ((await field.count()) > 0) await field.focus()
    await page.waitForTimeout(QUIET)
    const entered = await sizeOf(scripts)

    const phone = page.locator('main input[type=tel]').first()
    const hasPhone = (await phone.count()) > 0
    if (hasPhone) await phone.focus()
    if (hasPhone) await page.waitForTimeout(QUIET)
    const whole = await sizeOf(scripts)
    const later = engaged.tasks.slice(quiet.tasks.length)
    return {
      before: before.gzip,
      after: after.gzip,
      entered: entered.gzip,
      phone: hasPhone ? whole.gzip - entered.gzip : null,
      longTasks: longTasksOf(quiet),
      hydration: until > from ? Math.round(until - from) : null,
      longestTask: longestOf(later),
      insideEvents: Math.round(Math.max(0, ...engaged.events.map(({ handling }) => handling))),
      hasForm: (await page.locator('main form[data-form]').count()) > 0,
      largest: await largestOf(scripts),
    }
  } finally {
    await page.close()
  }
}

/** Notes when the first engagement came and when the last island was hydrated after it. */
function watchHydration(): void {
  const hydration = { from: 0, until: 0 }
  Object.assign(window, { hydration })
  addEventListener('pointermove', ({ timeStamp }) => (hydration.from ||= timeStamp), { capture: true, passive: true })
  addEventListener('astro:hydrate', () => (hydration.until = performance.now()), true)
}

async function sizeOf(urls: Iterable<string>): Promise<Weight> {
  const weights = await Promise.all([...urls].map(weigh))
  const total = (name: keyof Weight) => weights.reduce((all, weight) => all + weight[name], 0)
  return { raw: total('raw'), gzip: total('gzip'), brotli: total('brotli') }
}

async function largestOf(urls: Iterable<string>): Promise<Engagement['largest']> {
  const weighed = await Promise.all(
    [...urls].map(async (url) => ({ path: new URL(url).pathname, gzip: (await weigh(url)).gzip })),
  )
  return weighed.sort((a, b) => b.gzip - a.gzip).slice(0, 30)
}
