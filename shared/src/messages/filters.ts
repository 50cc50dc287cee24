import type { Locale } from '../content/locales.ts'
import { filters as ar } from './ar/filters.ts'
import { filters as en, type FiltersMessages } from './en/filters.ts'

/** Words that the filters of a list say; apart from `runtime`, which comes with the islands and their framework. */
export const filtersMessages: Record<Locale, FiltersMessages> = { en, ar }
