import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { hasAppeared } from './hasAppeared'

interface Place {
  collection: string
  id: string
  locale: Locale
}

/** Whether an entry is to be seen in a language. A question of its own: lists then outlive an edit of what they show. */
export const findAppeared = defineQuery('entries.hasAppeared', (store, { collection, id, locale }: Place): boolean => {
  const body = store.document(collection, id, locale)
  return body !== null && hasAppeared(store, body)
})
