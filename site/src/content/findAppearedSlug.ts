import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { hasAppeared } from './hasAppeared'

interface Place {
  collection: string
  id: string
  locale: Locale
}

/**
 * The slug of an entry that has appeared in a language. A question of its own for each entry: lists of all slugs then outlive an
 * edit that leaves the slug as it is.
 */
export const findAppearedSlug = defineQuery(
  'entries.appearedSlug',
  (store, { collection, id, locale }: Place): string | null => {
    const body = store.document(collection, id, locale)
    return body && hasAppeared(store, body) ? String(body.slug) : null
  },
)
