import type { Locale } from '../content/locales.ts'
import { admin as ar } from './ar/admin.ts'
import { admin as en, type AdminMessages } from './en/admin.ts'

/** Words of our own screens in the admin. A key missing in one language does not compile. */
export const adminMessages: Record<Locale, AdminMessages> = { en, ar }
