import { type Browser, chromium, type Page } from '@playwright/test'
import { formsMessages } from '@diwan/shared/messages/forms'
import { browserOptions } from '../../soak/options.ts'
import { must } from '../publish/until.ts'

/** A person at a real browser, who sends a message while nobody takes it. */
export class KeptMessage {
  readonly text = `A message in the outage ${Date.now()}`
  readonly #origin: string
  #browser: Browser | null = null
  #page: Page | null = null

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Writes and sends it; the page must say that it is kept, and not that it was received. */
  async send(): Promise<string> {
    this.#browser = await chromium.launch(browserOptions)
    const page = (this.#page = await this.#browser.newPage())
    await page.goto(`${this.#origin}/contact-us`)
    const form = page.locator('form:has(textarea[name="message"])').first()
    await form.locator('[name="name"]').fill('Noura in the outage')
    await form.locator('[name="email"]').fill('noura.outage@example.com')
    await form.locator('textarea[name="message"]').fill(this.text)
    await form.locator('[name="consent"]').check()
    // Nobody fills in a form in less: the system would ask for a proof of work.
    await page.waitForTimeout(2_500)
    await form.locator('button[type="submit"]').click()
    const { state } = formsMessages.en
    const said = page.getByText(state.kept, { exact: false }).first()
    await said.waitFor({ timeout: 60_000 })
    must(!page.url().includes('/thank-you'), 'The visitor was thanked for a message that nobody took.')
    return state.kept
  }

  /** The connection works again: the page sends what it kept by itself. */
  async notice(): Promise<void> {
    await this.#page?.evaluate(() => void dispatchEvent(new Event('online')))
  }

  async close(): Promise<void> {
    await this.#browser?.close()
  }
}
