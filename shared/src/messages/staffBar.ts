import type { Locale } from '../content/locales.ts'
import { staffBar as ar } from './ar/staffBar.ts'
import { staffBar as en, type StaffBarMessages } from './en/staffBar.ts'

/** Words of the bar that members of staff see; apart from `runtime`, because visitors download that. */
export const staffBarMessages: Record<Locale, StaffBarMessages> = { en, ar }
