import type { Locale } from '../content/locales.ts'
import { account as ar } from './ar/account.ts'
import { account as en, type AccountMessages } from './en/account.ts'

/** Words of signing in, passwords and the second factor. A key missing in one language does not compile. */
export const accountMessages: Record<Locale, AccountMessages> = { en, ar }
