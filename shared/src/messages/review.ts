import type { Locale } from '../content/locales.ts'
import { review as ar } from './ar/review.ts'
import { review as en, type ReviewMessages } from './en/review.ts'

/** Words about reviews and comments. A key missing in one language does not compile. */
export const reviewMessages: Record<Locale, ReviewMessages> = { en, ar }
