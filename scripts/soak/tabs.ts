import { type BrowserContext, chromium, type CDPSession, type Page } from '@playwright/test'
import { RELOAD_GUARD, RELOAD_GUARD_KEY } from '@diwan/shared/spec/versions'
import { browserOptions, end, readSoak, signIn } from './options.ts'

// npm run soak:tabs -- --origin http://localhost:4321 --email … --password … [--publishes 300] [--pause 400]
// Publishes one article again and again while five tabs stay open, and says what became of the tabs. Exit 1 when something did not hold.

const { origin, email, password, ...counts } = readSoak(
  'npm run soak:tabs [-- …]: publishes one article while tabs stay open.',
  { publishes: '300', pause: '400' },
)
const publishes = Number(counts.publishes)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const TYPED = 'Words that nobody has sent yet'

interface Tab {
  path: string
  page: Page
  cdp: CDPSession
  loads: number[]
  /** When the page decided to reload, by its own clock: a request that is seen late here says nothing of the time between two. */
  reloads: number[]
  hasForm: boolean
}

async function openApi(): Promise<(method: string, path: string, body?: unknown) => Promise<unknown>> {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.json() as Promise<unknown>
  }
  const token = await signIn({ email, origin, password })
  return (method, path, body) => call(method, path, body, { Authorization: `JWT ${token}` })
}

async function openTab(context: BrowserContext, path: string, hasForm: boolean): Promise<Tab> {
  const page = await context.newPage()
  const loads: number[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(Date.now())
  })
  await page.goto(`${origin}${path}`)
  await page.mouse.move(50, 50)
  if (hasForm) await page.locator('textarea[name="message"]').first().fill(TYPED)
  return { path, page, cdp: await context.newCDPSession(page), loads, reloads: [], hasForm }
}

async function noteReload({ page, path, reloads }: Tab): Promise<void> {
  const until = await page.evaluate((key) => sessionStorage.getItem(key), RELOAD_GUARD_KEY + path).catch(() => null)
  const at = Number(until) - RELOAD_GUARD
  if (until && at !== reloads.at(-1)) reloads.push(at)
}

/** Makes a tab look for something newer, as it does when its connection returns. */
const look = ({ page }: Tab) => page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined)

async function heapOf({ cdp }: Tab): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1024 / 1024
}

const call = await openApi()
const list = (await call('GET', '/api/blogs?limit=1&sort=-publishedAt&depth=0&where[_status][equals]=published')) as {
  docs: { id: string; slug: string; title: string }[]
}
const article = list.docs[0]
if (!article) end('There is no published article to publish again.')

const browser = await chromium.launch(browserOptions)
const context = await browser.newContext()
const tabs = [
  await openTab(context, `/blog/${article.slug}`, false),
  await openTab(context, '/articles', false),
  await openTab(context, '/', false),
  await openTab(context, '/contact-us', true),
  await openTab(context, '/services/cybersecurity', true),
]
const formTabs = tabs.filter(({ hasForm }) => hasForm)
const heaps: number[][] = []
const began = Date.now()
for (let n = 1; n <= publishes; n++) {
  await call('PATCH', `/api/blogs/${article.id}?locale=en`, { title: `${article.title} ${n}`, _status: 'published' })
  await pause(Number(counts.pause))
  await Promise.all(tabs.map(look))
  await Promise.all(tabs.map(noteReload))
  if (n % 50 === 0 || n === 1) {
    heaps.push(await Promise.all(formTabs.map(heapOf)))
    console.log(`${n} publishes, loads per tab ${tabs.map(({ loads }) => loads.length).join(' ')}`)
  }
}
const newest = `${article.title} ${publishes}`
await pause(RELOAD_GUARD + 1_000)
await Promise.all(tabs.map(look))
await pause(RELOAD_GUARD + 1_000)
await Promise.all(tabs.map(look))
await pause(2_000)

const faults: string[] = []
for (const { path, page, loads, reloads, hasForm } of tabs) {
  const gaps = reloads.slice(1).map((at, index) => at - (reloads[index] ?? 0))
  if (reloads.length < Math.min(loads.length - 2, 1)) faults.push(`${path} reloaded without its guard`)
  if (gaps.some((gap) => gap < RELOAD_GUARD))
    faults.push(`${path} reloaded twice within 10 s (${Math.min(...gaps)} ms)`)
  if (hasForm) {
    const text = await page.locator('textarea[name="message"]').first().inputValue()
    if (text !== TYPED) faults.push(`${path} lost the text that was typed`)
    if (loads.length !== 1) faults.push(`${path} was reloaded with text in its form`)
  } else if (path !== '/') {
    const words = await page.locator('main').innerText()
    if (!words.includes(newest)) faults.push(`${path} does not show the newest title`)
  }
}
await call('PATCH', `/api/blogs/${article.id}?locale=en`, { title: article.title, _status: 'published' })
const flat = formTabs.map((_, index) => heaps.map((heap) => heap[index]?.toFixed(1)).join(' '))
console.log(`
${publishes} publishes in ${((Date.now() - began) / 1000).toFixed(0)} s
loads per tab                       ${tabs.map(({ path, loads }) => `${path} ${loads.length}`).join(', ')}
heap of the form tabs, MB           ${flat.join(' | ')}
faults                              ${faults.length === 0 ? 'none' : `\n  ${faults.join('\n  ')}`}`)
await browser.close()
process.exitCode = faults.length === 0 ? 0 : 1
