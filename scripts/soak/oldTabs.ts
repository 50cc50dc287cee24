import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { browserOptions, mustAnswer, readSoak } from './options.ts'

// npm run soak:old-tabs -- --origin http://localhost:4321 [--releases 5]   with the BUNDLES of that system in the environment
// Opens tabs, releases code again and again with every script and style renamed, and then uses the tabs. Exit 1 when one is broken.

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const { origin, releases } = readSoak('npm run soak:old-tabs [-- …]: tabs that stay open while releases come.', {
  releases: '5',
})
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const liveCode = async () => ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { code: string }).code

const paths = ['/', '/articles', '/services/cybersecurity', '/contact-us', '/careers', '/ar/contact-us', '/ar']

interface Tab {
  path: string
  page: Page
  loads: number
  errors: string[]
}

async function openTab(path: string): Promise<Tab> {
  const page = await (await browser.newContext()).newPage()
  const tab: Tab = { path, page, loads: 0, errors: [] }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) tab.loads++
  })
  page.on('pageerror', (error) => tab.errors.push(error.message))
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  return tab
}

/** Builds the code with other names and waits until it is live. */
async function releaseCode(number: number): Promise<void> {
  const before = await liveCode()
  const salt = `r${Date.now().toString(36)}`
  // Not in one blocking call: connections that the server closes meanwhile would look open.
  await run(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--config', '../scripts/soak/renamedAssets.config.ts'],
    {
      cwd: join(root, 'site'),
      maxBuffer: 64 * 1024 * 1024,
      // The code's id follows from its settings, so that equal code is not built twice: one more setting, another id.
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: origin, ASSET_SALT: salt, TEST_PAGES: salt },
    },
  )
  for (let i = 0; (await liveCode()) === before; i++) {
    if (i > 600) throw new Error('The new code was not live within five minutes')
    await pause(500)
  }
  console.log(`code release ${number} is live`)
}

/** Uses a page as a visitor does, and says what is wrong with it. */
async function faultsOf({ path, page, errors, ...tab }: Tab): Promise<string[]> {
  const faults: string[] = []
  await page.mouse.move(60, 60)
  await page.mouse.move(90, 90)
  await pause(4_000)
  // One more time, for a page that has just been loaded again.
  await page.mouse.move(60, 60)
  await page.mouse.move(90, 90)
  const isWhole = await page
    .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  if (!isWhole) faults.push(`${path} has islands that never became live`)
  if (await page.locator('.page-notice').count()) faults.push(`${path} says that a part of it could not be loaded`)
  const form = page.locator('form[action="/api/contacts/submit"]').first()
  if (await form.count()) {
    await form.locator('[type="submit"]').click()
    const isJudged = await page
      .locator('[data-error-summary]:not([hidden])')
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isJudged) faults.push(`${path} does not judge its form`)
  }
  if (errors.length > 0) faults.push(`${path} threw ${errors[0]}`)
  if (tab.loads > 2) faults.push(`${path} was loaded ${tab.loads} times`)
  return faults
}

await mustAnswer(origin)
const browser = await chromium.launch(browserOptions)
const tabs = await Promise.all(paths.map(openTab))
for (let n = 1; n <= Number(releases); n++) await releaseCode(n)
const faults = (await Promise.all(tabs.map(faultsOf))).flat()
console.log(`${releases} code releases, loads per old tab: ${tabs.map(({ path, loads }) => `${path} ${loads}`).join(', ')}
faults: ${faults.length === 0 ? 'none' : `\n  ${faults.join('\n  ')}`}`)
await browser.close()
process.exitCode = faults.length === 0 ? 0 : 1
