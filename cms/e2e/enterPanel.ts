import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import type { BrowserContext } from '@playwright/test'

interface Cookies {
  /** Of whoever is signed in (`tokenOf`). */
  token?: string
  lng?: string
  theme?: string
}

/** Lets a browser into the control panel: signed in, in a language, in a theme, without the forms that set these. */
export function enterPanel(context: BrowserContext, origin: string | undefined, cookies: Cookies): Promise<void> {
  const url = origin ?? ''
  return context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name: `${COOKIE_PREFIX}-${name}`, value: String(value), url })),
  )
}
