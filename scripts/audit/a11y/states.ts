import type { Page } from '@playwright/test'

/** A state that a visitor brings a page into, looked at in the part of the page that it changes. */
export interface PageState {
  name: string
  /** Part of the page that axe looks at. */
  part: string
  /** Brings the page there; `false` when the page has nothing of the kind. */
  enter: (page: Page) => Promise<boolean>
}

const NONSENSE = 'zzqx'

/** Every state, in the order in which they are entered one after the other on the same page. */
export const states: PageState[] = [
  {
    name: 'disclosures open',
    part: 'main',
    enter: (page) =>
      page.evaluate(() => {
        const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
        for (const details of closed) details.open = true
        return closed.length > 0
      }),
  },
  {
    name: 'filters used',
    part: 'main',
    async enter(page) {
      const isUsed = await page.evaluate((nonsense) => {
        const change = (control: Element) => {
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
        }
        const forms = [...document.querySelectorAll<HTMLFormElement>('main form')].filter(
          ({ method }) => method === 'get',
        )
        const selects = forms.flatMap((form) => [...form.querySelectorAll('select')])
        const radios = forms.flatMap((form) => [
          ...form.querySelectorAll<HTMLInputElement>('label:last-of-type > [type=radio]'),
        ])
        const searches = [...document.querySelectorAll<HTMLInputElement>('main [type=search]')]
        for (const select of selects) select.selectedIndex = select.options.length - 1
        for (const radio of radios) radio.checked = true
        for (const search of searches) search.value = nonsense
        for (const control of [...selects, ...radios, ...searches]) change(control)
        return selects.length + radios.length + searches.length > 0
      }, NONSENSE)
      // The empty list is announced a moment later.
      if (isUsed) await page.waitForTimeout(150)
      return isUsed
    },
  },
  {
    name: 'errors shown',
    part: 'main',
    async enter(page) {
      const forms = page.locator('main form[data-form]')
      if ((await forms.count()) === 0) return false
      await forms.last().locator('[type=submit]').last().click()
      await page.locator('main [data-error-summary]:not([hidden])').last().waitFor({ timeout: 15_000 })
      return true
    },
  },
  {
    name: 'countries listed',
    part: 'main',
    async enter(page) {
      const opener = page.locator('main .phone-country').last()
      if ((await opener.count()) === 0) return false
      await opener.click()
      await page.locator('main [role=listbox]').waitFor({ timeout: 15_000 })
      return true
    },
  },
]

/** Opens the menus of the header: a sheet on narrow pages, one group after the other on wide ones. */
export async function openMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = document.getElementById('menu')
    const opener = document.querySelector<HTMLElement>('[popovertarget=menu]')
    if (sheet && opener?.offsetParent && !sheet.matches(':popover-open')) sheet.showPopover()
  })
}

/** How many groups the header's menu has. */
export const countGroups = (page: Page) => page.locator('header details').count()

/** Shows one of the header's groups, counted from 0, and closes the others. */
export async function openGroup(page: Page, place: number): Promise<void> {
  await page.evaluate((at) => {
    const groups = document.querySelectorAll<HTMLDetailsElement>('header details')
    for (const [index, group] of groups.entries()) group.open = index === at
  }, place)
}

/** Closes the header's menus again. */
export async function closeMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('header details')) group.open = false
    const sheet = document.getElementById('menu')
    if (sheet?.matches(':popover-open')) sheet.hidePopover()
  })
}
