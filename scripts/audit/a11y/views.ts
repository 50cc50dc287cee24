import type { Page } from '@playwright/test'

/** A window that pages are looked at in. */
export interface View {
  theme: 'dark' | 'light'
  width: number
}

export const themes = ['dark', 'light'] as const
export const widths = [1280, 768, 360] as const

/** A page of 1280 px at 400 %. */
export const ZOOMED_WIDTH = 320
const HEIGHT = 800

/** Every theme in every width; of each width the dark one first. */
export const views: View[] = widths.flatMap((width) => themes.map((theme) => ({ theme, width })))

/** Shows a page in another window, without loading it again. What moves stands still: colours half-way would be judged. */
export async function show(page: Page, { theme, width }: View): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate(
    ([isDark, still]) => {
      document.documentElement.classList.toggle('dark', isDark)
      if ('isStill' in window) return
      Object.assign(window, { isStill: true })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(still)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    [theme === 'dark', STILL] as const,
  )
}

const STILL = '*, ::before, ::after { transition: none !important; animation: none !important }'
