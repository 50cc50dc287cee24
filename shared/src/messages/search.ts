import type { Locale } from '../content/locales.ts'
import { search as ar } from './ar/search.ts'
import { search as en, type SearchMessages } from './en/search.ts'

/** Words of the search. */
export const searchMessages: Record<Locale, SearchMessages> = { en, ar }
