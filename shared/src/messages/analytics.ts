import type { Locale } from '../content/locales.ts'
import { analytics as ar } from './ar/analytics.ts'
import { analytics as en, type AnalyticsMessages } from './en/analytics.ts'

/** The question whether a visit may be measured. */
export const analyticsMessages: Record<Locale, AnalyticsMessages> = { en, ar }
