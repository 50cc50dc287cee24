import type { Locale } from '@diwan/shared/content'
import { fieldsMessages } from '@diwan/shared/messages/fields'

/** What a language of the content is called, in each language of the panel: it stands in sentences there. */
export const languageNames = (locale: Locale): Record<Locale, string> => ({
  en: fieldsMessages.en.options[locale],
  ar: fieldsMessages.ar.options[locale],
})
