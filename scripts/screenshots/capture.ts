import type { Page } from '@playwright/test'

/** How a page is looked at. */
export interface Shot {
  path: string
  theme: 'dark' | 'light'
  width: number
  /** Height of the window; without it the whole page is taken. */
  height?: number
}

const HEIGHT = 800

/** Loads a page in a window and waits until nothing is missing from it: pictures further down, fonts. */
export async function open(page: Page, origin: string, { path, theme, width, height = HEIGHT }: Shot): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${origin}${path}`)
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark)
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
  }, theme === 'dark')
  // Colours change over a moment.
  await page.waitForTimeout(300)
}

/** The picture of a page, as a PNG. */
export async function capture(page: Page, origin: string, shot: Shot): Promise<Buffer> {
  await open(page, origin, shot)
  return page.screenshot({ fullPage: shot.height === undefined, animations: 'disabled' })
}
