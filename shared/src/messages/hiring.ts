import type { Locale } from '../content/locales.ts'
import { hiring as ar } from './ar/hiring.ts'
import { hiring as en, type HiringMessages } from './en/hiring.ts'

/** Words of the hiring desk. A key missing in one language does not compile. */
export const hiringMessages: Record<Locale, HiringMessages> = { en, ar }
