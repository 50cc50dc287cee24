import { expect, type Locator, type Page } from '@playwright/test'

/** How somebody moves about a page. */
export type Way = 'keyboard' | 'touch' | 'mouse'

// What a step costs a person who is in no hurry, in seconds: the keystroke-level model (Card, Moran, Newell), for typists of
// average skill, slower on glass.
const KEY = { keyboard: 0.28, touch: 0.36, mouse: 0.28 }
const POINT = 1.1
const REACH = 0.4
const THINK = 1.35
const FIND_A_FILE = 15

// Two taps within it at one place of the screen are a double tap, which sets no caret in an empty field; nobody fills a field in so fast.
const DOUBLE_TAP = 500

const MOST_TABS = 150

/** Somebody who fills in a form step by step; adds up what the steps would cost a person. */
export class Visitor {
  /** Seconds so far. */
  effort = 0
  readonly page: Page
  readonly way: Way
  #tappedAt = 0

  constructor(page: Page, way: Way) {
    this.page = page
    this.way = way
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.#goTo(field)
    // A person sees the cursor before typing.
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
    this.effort += THINK + text.length * KEY[this.way]
  }

  async tick(box: Locator): Promise<void> {
    await this.#press(box)
    this.effort += THINK
  }

  async send(button: Locator): Promise<void> {
    await this.#press(button, 'Enter')
    this.effort += THINK
  }

  async choose(list: Locator, value: string): Promise<void> {
    await this.#goTo(list)
    await list.selectOption(value)
    this.effort += THINK + REACH + POINT
  }

  async chooseFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const opened = this.page.waitForEvent('filechooser')
    await this.#press(field, 'Enter')
    await (await opened).setFiles(file)
    this.effort += THINK + FIND_A_FILE
  }

  async #press(target: Locator, key = 'Space'): Promise<void> {
    await this.#goTo(target)
    if (this.way !== 'keyboard') return
    await this.page.keyboard.press(key)
    this.effort += KEY.keyboard
  }

  /** By Tab alone, or by a tap or click where the target is. */
  async #goTo(target: Locator): Promise<void> {
    if (this.way === 'keyboard') return this.#tabTo(target)
    if (this.way === 'touch') await this.#tap(target)
    else await target.click()
    this.effort += REACH + POINT
  }

  async #tap(target: Locator): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.#tappedAt + DOUBLE_TAP - Date.now()))
    await target.tap()
    this.#tappedAt = Date.now()
  }

  async #tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
      this.effort += KEY.keyboard
    }
    throw new Error(`The Tab key does not come to ${target}`)
  }
}
