import type { Browser, Page } from '@playwright/test'
import { readOptions } from '../readOptions.ts'
import { checkForcedColours, checkReducedMotion, checkZoom } from './a11y/preferences.ts'
import { walk } from './a11y/keyboard.ts'
import { overflow, runAxe, type Violation } from './a11y/runAxe.ts'
import { closeMenus, countGroups, openGroup, openMenus, states } from './a11y/states.ts'
import { show, views, ZOOMED_WIDTH } from './a11y/views.ts'
import { type Finding, report } from './findings.ts'
import { openBrowser } from './openBrowser.ts'
import { firstOfEachTemplate } from './pages.ts'
import { openReleasedSite } from './releasedSite.ts'

const { values } = readOptions('npm run audit:a11y [-- …]: looks for what keeps people from using a page.', {
  /** Only pages whose path contains this. */
  only: { type: 'string', default: '' },
  /** One page of each template and language instead of every page. */
  templates: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
})

const site = await openReleasedSite({ hasStyleguide: true })
const samples = new Set(firstOfEachTemplate(site.pages, site.templates))
const pages = site.pages.filter((path) => path.includes(values.only) && (!values.templates || samples.has(path)))
const findings: Finding[] = []
let looks = 0
let walks = 0

/** Looks at one page in every window and state. */
async function audit(page: Page, path: string): Promise<void> {
  const note = (violations: Violation[], state: string) => {
    looks += 1
    for (const violation of violations) findings.push({ page: path, ...violation, state })
  }
  const policy: Violation[] = []
  const listen = (text: string) => {
    if (/Content Security Policy/i.test(text)) policy.push({ rule: 'policy', message: text, where: path })
  }
  page.on('console', (message) => listen(message.text()))
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
  await page.goto(`${site.origin}${path}`)

  if (samples.has(path)) note(await checkReducedMotion(page), 'reduced motion')
  for (const [index, view] of views.entries()) {
    await show(page, view)
    const name = `${view.theme} ${view.width}`
    const onlyColours = view.theme === 'light'
    note([...(await runAxe(page, { onlyColours })), ...(await overflow(page))], name)
    await openMenus(page)
    // Another group in each view: all of them are seen on every page, and each theme and width has one open.
    const group = index % (await countGroups(page))
    await openGroup(page, group)
    note([...(await runAxe(page, { part: 'header' })), ...(await overflow(page))], `${name}, menu ${group + 1} open`)
    await closeMenus(page)
  }
  if (samples.has(path)) {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      note(await walk(page), `by keyboard ${width}`)
      walks += 1
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    note(await checkForcedColours(page), 'forced colours')
  }
  note(await checkZoom(page, ZOOMED_WIDTH), '400 %')
  await page.setViewportSize({ width: 1280, height: 800 })
  // The walks leave the page somewhere in its middle, where the header lies over what is scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const { name, part, enter } of states) {
    if (!(await enter(page))) continue
    for (const view of views) {
      await show(page, view)
      const onlyColours = view.theme === 'light'
      note(
        [...(await runAxe(page, { part, onlyColours })), ...(await overflow(page))],
        `${name}, ${view.theme} ${view.width}`,
      )
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  note(policy, 'all states')
}

async function work(browser: Browser, queue: string[]): Promise<void> {
  const context = await browser.newContext({ baseURL: site.origin })
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await context.newPage()
    try {
      await audit(page, path)
    } catch (error) {
      findings.push({
        page: path,
        rule: 'audit',
        message: String(error).split('\n')[0] ?? '',
        where: 'the audit itself',
      })
    }
    await page.close()
    const done = pages.length - queue.length
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${pages.length} pages `)
    else if (done % 20 === 0) console.log(`${done} of ${pages.length} pages, ${findings.length} found`)
  }
  await context.close()
}

const began = performance.now()
const browser = await openBrowser()
const queue = [...pages]
let left = 0
// Stopped, it says what it has found by then.
process.once('SIGINT', () => (left = queue.splice(0).length))
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(browser, queue)))
const version = browser.version()
await browser.close()
site.stop()
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
if (left > 0)
  findings.push({ page: '', rule: 'audit', message: `${left} pages were not looked at`, where: 'the audit itself' })
report(
  'a11y',
  findings,
  `${pages.length - left} pages, ${looks} looks, ${walks} walks by keyboard, Chromium ${version}, ${minutes} min`,
)
