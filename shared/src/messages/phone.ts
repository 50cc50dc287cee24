import type { Locale } from '../content/locales.ts'
import { phone as ar } from './ar/phone.ts'
import { phone as en, type PhoneMessages } from './en/phone.ts'

/** Words of the phone field. A key missing in one language does not compile. */
export const phoneMessages: Record<Locale, PhoneMessages> = { en, ar }
