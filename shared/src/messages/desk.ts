import type { Locale } from '../content/locales.ts'
import { desk as ar } from './ar/desk.ts'
import { desk as en, type DeskMessages } from './en/desk.ts'

/** Words of the contacts desk and of the list of mails. A key missing in one language does not compile. */
export const deskMessages: Record<Locale, DeskMessages> = { en, ar }
