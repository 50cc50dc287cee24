import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { type Navigation, navigationSchema } from './schema'

/** The header's menus; `null` until an editor has published them in this language. */
export const findNavigation = defineQuery('navigation.find', (store, locale: Locale): Navigation | null => {
  const body = store.global('navigation', locale)
  return body === null ? null : navigationSchema.parse(body)
})
