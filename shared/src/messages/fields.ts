import type { Locale } from '../content/locales.ts'
import { fields as ar } from './ar/fields.ts'
import { fields as en, type FieldsMessages } from './en/fields.ts'

/** Words of the fields that staff fill in. A key missing in one language does not compile. */
export const fieldsMessages: Record<Locale, FieldsMessages> = { en, ar }
