import { chromium, type Browser } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../test/browser.ts'

/** Path of the installed Chromium; a sentence that says what to do when there is none. */
export function browserPath(): string {
  const path = findBrowser()
  if (path === null)
    throw new Error('No browser: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
  return path
}

/** The installed Chromium, without a window. */
export function openBrowser(): Promise<Browser> {
  // An audit that is stopped still says what it found.
  return chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS, handleSIGINT: false })
}
