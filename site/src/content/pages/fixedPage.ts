import { type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { Locale } from '@diwan/shared/content'
import { seoOf } from '@/content/keywords/seoOf'
import { findFixedPage } from './queries'
import { leadOf } from './leadOf'

/** A fixed page's document, if it has one, with what its layout wants to know. */
export function fixedPage(locale: Locale, key: CatalogueKey) {
  const { path, label } = pageCatalogue[key]
  const page = findFixedPage({ key, locale })
  const lang = page?.lang ?? locale
  const title = page?.entry.title ?? label
  const description = page && leadOf(page.entry.layout)
  return {
    title,
    lang,
    path,
    blocks: page?.entry.layout ?? [],
    shell: {
      locale,
      languages: page?.published,
      ...seoOf(lang, path, null, { title, description, ...(page && { of: { type: 'pages', id: page.id } }) }),
    },
  }
}
