import { contentTypes, type Locale, localePath, locales } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { listCategories, listCategorySlugs } from '@/content/categories/queries'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { serviceCardSchema } from '@/content/services/schema'
import { ofCategory, onTopic } from './indexes'
import { blogLists } from './queries'

const servicesBySlug = defineIndex({
  name: 'blogs.services',
  collection: 'services',
  entriesOf: (body) => [
    { partition: 'all', key: String(Number(body.order ?? 0)).padStart(6, '0') },
    { partition: `slug:${String(body.slug)}`, key: '' },
  ],
})

/** A link that narrows the list of articles. */
export interface Filter {
  title: string
  href: string
}

const list = contentTypes.blogs.listPath

/** Categories that have articles to show. */
export const listCategoryFilters = defineQuery('blogs.categoryFilters', (_store, locale: Locale): Filter[] =>
  listCategories({ kind: 'blogs', locale })
    .filter(({ id }) => blogLists.hasEntries({ locale, partition: ofCategory(id) }))
    .map(({ slug, title }) => ({ title, href: localePath(locale, `${list}/${slug}`) })),
)

/** Services that have articles to show, in the editors' order. */
export const listTopicFilters = defineQuery('blogs.topicFilters', (store, locale: Locale): Filter[] =>
  store
    .scan(servicesBySlug, locale, 'all')
    .filter((id) => blogLists.hasEntries({ locale, partition: onTopic(id) }))
    .flatMap((id) => {
      const service = readEntry(store, 'services', id, locale, serviceCardSchema)
      return service ? [{ title: service.title, href: localePath(locale, `${list}/topic/${service.slug}`) }] : []
    }),
)

/** The service of a topic page. */
export const findTopic = defineQuery(
  'blogs.findTopic',
  (store, { slug, locale }: { slug: string; locale: Locale }): Localized<{ title: string; slug: string }> | null => {
    const id = locales.flatMap((each) => store.scan(servicesBySlug, each, `slug:${slug}`))[0]
    const found = id === undefined ? null : readLocalized(store, 'services', id, locale, serviceCardSchema)
    return found && { ...found, entry: { title: found.entry.title, slug: found.entry.slug } }
  },
)

/** Slugs of services that have an article in any language, and so a topic page. */
export const listTopicSlugs = defineQuery('blogs.topicSlugs', (store): string[] => {
  const slugs = locales.flatMap((locale) =>
    store
      .scan(servicesBySlug, locale, 'all')
      .filter((id) => locales.some((each) => blogLists.hasEntries({ locale: each, partition: onTopic(id) })))
      .map((id) => String(store.document('services', id, locale)?.slug)),
  )
  return [...new Set(slugs)].toSorted()
})

/** Slugs of the article categories: each has a page, empty or not. */
export const listBlogCategorySlugs = () => listCategorySlugs('blogs')
