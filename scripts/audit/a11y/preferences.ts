import type { Page } from '@playwright/test'
import { overflow, type Violation } from './runAxe.ts'

const NOTICEABLE = 100

/** With reduced motion nothing moves by itself, and nothing takes noticeable time to change its place. */
export async function checkReducedMotion(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate((most) => {
    const isLong = (times: string) =>
      times.split(',').some((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000) > most)
    const moves = /transform|translate|rotate|scale|inset|top|left|width|height|margin|all/
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration)
      const isMoved = moves.test(style.transitionProperty) && isLong(style.transitionDuration)
      return isAnimated || isMoved ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`] : []
    })
  }, NOTICEABLE)
  const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  if (behaviour === 'smooth') moving.push('html { scroll-behavior: smooth }')
  return [...new Set(moving)].map((where) => ({
    rule: 'reduced-motion',
    message: 'It moves although less motion is asked for',
    where,
  }))
}

/** With the system's colours, which make everything readable and take backgrounds away, a control can still be told from text. */
export async function checkForcedColours(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button.button, a.button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element)
        return (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) && outlineStyle === 'none'
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(bare)].map((where) => ({
    rule: 'forced-colours',
    message: 'Without its background nothing shows where it begins and ends',
    where,
  }))
}

/** At 400 % of 1280 px nothing has to be scrolled sideways. */
export async function checkZoom(page: Page, width: number): Promise<Violation[]> {
  await page.setViewportSize({ width, height: 256 })
  return overflow(page)
}
