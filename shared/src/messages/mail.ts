import type { Locale } from '../content/locales.ts'
import { mail as ar } from './ar/mail.ts'
import { mail as en, type MailMessages } from './en/mail.ts'

/** Words of the mails. A key missing in one language does not compile. */
export const mailMessages: Record<Locale, MailMessages> = { en, ar }
