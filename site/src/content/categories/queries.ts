import { locales, type Locale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { type Category, categorySchema } from './schema'

const byKind = defineIndex({
  name: 'categories.byKind',
  collection: 'categories',
  entriesOf: (body) => [{ partition: String(body.kind), key: String(body.slug) }],
})

const bySlug = defineIndex({
  name: 'categories.bySlug',
  collection: 'categories',
  entriesOf: (body) => [{ partition: `${String(body.kind)}/${String(body.slug)}`, key: '' }],
})

/** A category as links to it show it. */
export interface CategoryLink {
  id: string
  slug: string
  title: string
}

/** A category's link by id, `null` where it is not published. */
export const findCategory = defineQuery(
  'categories.find',
  (store, { id, locale }: { id: string; locale: Locale }): CategoryLink | null => {
    const category = readEntry(store, 'categories', id, locale, categorySchema)
    return category && { id, slug: category.slug, title: category.title }
  },
)

/** Categories of a kind in the order of their slugs. */
export const listCategories = defineQuery(
  'categories.list',
  (store, { kind, locale }: { kind: Category['kind']; locale: Locale }): CategoryLink[] =>
    store.scan(byKind, locale, kind).flatMap((id) => findCategory({ id, locale }) ?? []),
)

/** The category of a list's own page. */
export const findCategoryBySlug = defineQuery(
  'categories.findBySlug',
  (
    store,
    { kind, slug, locale }: { kind: Category['kind']; slug: string; locale: Locale },
  ): Localized<Category> | null => {
    const id = locales.flatMap((each) => store.scan(bySlug, each, `${kind}/${slug}`)).at(0)
    return id === undefined ? null : readLocalized(store, 'categories', id, locale, categorySchema)
  },
)

/** Slugs of a kind that are published in any language. */
export const listCategorySlugs = defineQuery('categories.listSlugs', (store, kind: Category['kind']): string[] => {
  const slugs = locales.flatMap((locale) =>
    store.scan(byKind, locale, kind).flatMap((id) => findCategory({ id, locale })?.slug ?? []),
  )
  return [...new Set(slugs)].sort()
})
