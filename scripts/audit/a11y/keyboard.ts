import type { Page } from '@playwright/test'
import type { Violation } from './runAxe.ts'

interface Stop {
  where: string
  isSeen: boolean
  isMarked: boolean
  isCovered: boolean
}

const MOST_STOPS = 400

/**
 * Goes through a page with the Tab key alone: every stop can be seen, is marked, lies under nothing, and the last one is left
 * again. What a reader cannot reach by keyboard is found by comparing the stops with what can be pressed by pointer.
 */
export async function walk(page: Page): Promise<Violation[]> {
  const found: Violation[] = []
  const complain = (rule: string, message: string, where: string) => found.push({ rule, message, where })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // A page may have given the focus away; blurred, the next Tab would still go on from there.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    // What a frame shows is a page of its own, which is walked by itself.
    for (const frame of document.querySelectorAll('iframe')) frame.tabIndex = -1
  })
  const wanted = await page.evaluate(markTargets)
  const visited = new Set<string>()
  let last = ''
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === null) break
    if (stop.where === last || (visited.has(stop.where) && count > wanted.length * 2)) {
      complain('keyboard-trap', 'The Tab key does not lead on from here', stop.where)
      break
    }
    last = stop.where
    if (visited.has(stop.where)) break
    visited.add(stop.where)
    if (!stop.isSeen) complain('focus-hidden', 'The focus is on something that cannot be seen', stop.where)
    else if (!stop.isMarked) complain('focus-visible', 'Nothing shows that the focus is here', stop.where)
    else if (stop.isCovered) complain('focus-obscured', 'Something lies over what has the focus', stop.where)
  }
  for (const where of wanted)
    if (!visited.has(where)) complain('keyboard-reach', 'The Tab key does not come here', where)
  return found
}

/** Gives everything that the Tab key should reach a name, and answers the names. */
function markTargets(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])'
  const radios = new Set<string>()
  const names: string[] = []
  for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries()) {
    const name = `${index} ${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}`
    element.dataset.stop = name
    if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true }))
      continue
    if (element instanceof HTMLInputElement) {
      if (element.type === 'hidden') continue
      // One stop for all buttons of a group.
      if (element.type === 'radio' && (radios.has(element.name) || !element.checked)) continue
      if (element.type === 'radio') radios.add(element.name)
    }
    names.push(name)
  }
  return names
}

function lookAtFocus(): Stop | null {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body || element === document.documentElement) return null
  // A scrolling area takes the focus by itself where it has no other stop.
  const where = element.dataset.stop ?? `${element.tagName.toLowerCase()}.${element.className}`
  // What is shown of a hidden control (a radio button inside a chip) is its label.
  const isTiny = element.offsetWidth < 8 || getComputedStyle(element).opacity === '0'
  const shown = isTiny ? (element.closest('label') ?? element) : element
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect()
  const isSeen = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
  const isOutlined = (each: Element, part?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  // The mark may be drawn round a box before or behind the link, or round the card that the link fills.
  const around = [shown, element, ...element.children, element.parentElement, element.closest('li, article')]
  const isMarked = around.some(
    (each) => each && [undefined, '::before', '::after'].some((part) => isOutlined(each, part)),
  )
  const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2
  // Links may be broken into two lines with nothing between; one of the boxes must be uncovered.
  const isCovered = [...shown.getClientRects()].every((box) => {
    const at = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    )
    return !at || !(shown.contains(at) || at.contains(shown))
  })
  return { where, isSeen, isMarked, isCovered }
}
