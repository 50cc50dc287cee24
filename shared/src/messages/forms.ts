import type { Locale } from '../content/locales.ts'
import { forms as ar } from './ar/forms.ts'
import { forms as en, type FormsMessages } from './en/forms.ts'

/** Words of the public forms: labels, hints, faults, confirmations. A key missing in one language does not compile. */
export const formsMessages: Record<Locale, FormsMessages> = { en, ar }
