import { type Locale, locales } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import type * as z from 'zod/mini'
import { type Localized, readLocalized } from './localized'
import { slugIndex } from './slugIndex'

/** Queries of a type with a page per entry: every slug published in any language, and the entry of a slug. */
export function slugQueries<S extends z.ZodMiniType>(collection: string, schema: S) {
  const bySlug = slugIndex(collection)

  const listSlugs = defineQuery(`${collection}.slugs`, (store): string[] => {
    const slugs = locales.flatMap((locale) =>
      store.scan(bySlug, locale, 'all').map((id) => String(store.document(collection, id, locale)?.slug)),
    )
    return [...new Set(slugs)].toSorted()
  })

  const findBySlug = defineQuery(
    `${collection}.findBySlug`,
    (store, { slug, locale }: { slug: string; locale: Locale }): Localized<z.output<S>> | null => {
      const id = locales.flatMap((each) => store.scan(bySlug, each, `slug:${slug}`))[0]
      return id === undefined ? null : readLocalized(store, collection, id, locale, schema)
    },
  )

  return { listSlugs, findBySlug }
}
