import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { markGone } from '@/content/leadsNowhere'
import { type Footer, footerSchema } from './schema'

/** The footer; `null` until an editor has published it in this language. */
export const findFooter = defineQuery('footer.find', (store, locale: Locale): Footer | null => {
  const body = store.global('footer', locale)
  if (body === null) return null
  const footer = footerSchema.parse(body)
  const columns = footer.columns.map((column) => ({ ...column, links: markGone(column.links) }))
  return { ...footer, columns, links: markGone(footer.links) }
})
