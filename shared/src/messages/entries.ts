import type { Locale } from '../content/locales.ts'
import { entries as ar } from './ar/entries.ts'
import { entries as en, type EntriesMessages } from './en/entries.ts'

/** Words of content pages: lists, details, dates, filters. A key missing in one language does not compile. */
export const entriesMessages: Record<Locale, EntriesMessages> = { en, ar }
