import type { Locale } from '../content/locales.ts'
import { dashboard as ar } from './ar/dashboard.ts'
import { dashboard as en, type DashboardMessages } from './en/dashboard.ts'

/** Words of the dashboard and the translation board. A key missing in one language does not compile. */
export const dashboardMessages: Record<Locale, DashboardMessages> = { en, ar }
