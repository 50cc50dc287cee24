import type { Locale } from '../content/locales.ts'
import { chrome as ar } from './ar/chrome.ts'
import { chrome as en, type ChromeMessages } from './en/chrome.ts'

/** Words of the page shell: header, navigation, footer, language and theme switches, error pages. A key missing in one language does not compile. */
export const chromeMessages: Record<Locale, ChromeMessages> = { en, ar }
