import { contentTypes, type EntrySlug } from './contentTypes.ts'
import { localePath } from './localePath.ts'
import type { Locale } from './locales.ts'

/** The canonical path of an entry's page: `pathOf('ar', 'blogs', 'zakat-basics')` → `/ar/blog/zakat-basics`. */
export function pathOf(locale: Locale, type: EntrySlug, slug: string): string {
  return localePath(locale, `${contentTypes[type].entryPath}/${slug}`)
}
