import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { type Footer, footerSchema } from './schema'

/** The footer; `null` until an editor has published it in this language. */
export const findFooter = defineQuery('footer.find', (store, locale: Locale): Footer | null => {
  const body = store.global('footer', locale)
  return body === null ? null : footerSchema.parse(body)
})
