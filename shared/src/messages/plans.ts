import type { Locale } from '../content/locales.ts'
import { plans as ar } from './ar/plans.ts'
import { plans as en, type PlanMessages } from './en/plans.ts'

/** Words about planned publishing. A key missing in one language does not compile. */
export const planMessages: Record<Locale, PlanMessages> = { en, ar }
