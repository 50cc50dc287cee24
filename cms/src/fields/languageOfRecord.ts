import { locales } from '@diwan/shared/content'
import type { SelectField } from 'payload'

/** The language a visitor wrote in and is answered in, or that a record of the system is about. */
export const languageOfRecord: SelectField = {
  name: 'locale',
  type: 'select',
  options: [...locales],
}
