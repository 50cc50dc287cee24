import axe, { type AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe calls best practice. */
const RULES = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  // axe leaves these off by default.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
  iframes: false,
  preload: false,
}

/** Of all rules these alone depend on the theme. */
const COLOUR_RULES = { ...RULES, runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

export interface Violation {
  rule: string
  /** How much it hurts, as axe says: minor, moderate, serious or critical. */
  impact?: string | null
  message: string
  where: string
}

interface Look {
  /** Part of the page; all of it unless given. */
  part?: string | undefined
  /** Only what another theme could break, on a page that was looked at before. */
  onlyColours?: boolean
}

/** What axe finds wrong on a page, or in one part of it. */
export async function runAxe(page: Page, { part, onlyColours = false }: Look = {}): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Through the debugger, which the page's policy does not stop.
  if (!isLoaded) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([selector, rules]) => {
      const { axe } = window as unknown as { axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> } }
      return axe.run(selector ?? document, rules)
    },
    [part, onlyColours ? COLOUR_RULES : RULES] as const,
  )
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      rule: id,
      impact: impact ?? null,
      message: `${help}. ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      where: target.join(' '),
    })),
  )
}

/** What lies outside the page's width, so that a reader would have to scroll sideways. */
export function overflow(page: Page): Promise<Violation[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const widest = [...document.querySelectorAll('main *, header *, footer *')].reduce((widest, element) =>
      Math.abs(element.getBoundingClientRect().right) > Math.abs(widest.getBoundingClientRect().right)
        ? element
        : widest,
    )
    const where = `${widest.tagName.toLowerCase()}.${widest.className}`
    return [
      {
        rule: 'sideways-scrolling',
        message: `The page is ${scrollWidth - clientWidth} px wider than its window`,
        where,
      },
    ]
  })
}
