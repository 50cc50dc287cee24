import type { Locale } from '../content/locales.ts'
import { thanks as ar } from './ar/thanks.ts'
import { thanks as en, type ThanksMessages } from './en/thanks.ts'

/** What the thank-you page says, by what was sent. A key missing in one language does not compile. */
export const thanksMessages: Record<Locale, ThanksMessages> = { en, ar }
