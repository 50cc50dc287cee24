import { locales } from '@diwan/shared/content'
import type { SelectField } from 'payload'

/** The language a visitor wrote in and is answered in. */
export const languageOfRecord: SelectField = {
  name: 'locale',
  type: 'select',
  options: [...locales],
}
