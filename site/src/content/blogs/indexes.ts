import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineIndex } from '@diwan/site/store'

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const keyOf = (body: DocumentBody) => String(body.publishedAt ?? '')

/** Partition of all articles. */
export const ALL = 'all'
/** Partition of a category's articles. */
export const ofCategory = (id: string) => `category:${id}`
/** Partition of the articles that belong to a service. */
export const onTopic = (id: string) => `topic:${id}`

/** Articles by date: all, per category, per service. */
export const blogsByDate = defineIndex({
  name: 'blogs.byDate',
  collection: 'blogs',
  entriesOf: (body) =>
    [ALL, ...ids(body.categories).map(ofCategory), ...ids(body.relatedServices).map(onTopic)].map((partition) => ({
      partition,
      key: keyOf(body),
    })),
})

/** Articles by slug. */
export const blogsBySlug = defineIndex({
  name: 'blogs.bySlug',
  collection: 'blogs',
  entriesOf: (body) => [{ partition: String(body.slug), key: '' }],
})

/** Articles that editors chose for the submenu, per category by date. */
export const menuBlogsByDate = defineIndex({
  name: 'blogs.menuByDate',
  collection: 'blogs',
  entriesOf: (body) =>
    body.showInMenu === true ? ids(body.categories).map((id) => ({ partition: ofCategory(id), key: keyOf(body) })) : [],
})
