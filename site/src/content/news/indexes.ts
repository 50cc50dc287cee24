import { defineIndex } from '@diwan/site/store'

/** News by slug. */
export const newsBySlug = defineIndex({
  name: 'news.bySlug',
  collection: 'news',
  entriesOf: (body) => [{ partition: String(body.slug), key: '' }],
})
