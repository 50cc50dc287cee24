import { pageCatalogue } from '@diwan/shared/catalogue'
import { contentSlugs, contentTypes, type ContentSlug, type Locale, splitLocale } from '@diwan/shared/content'
import type { Where } from 'payload'

interface Place {
  collection: ContentSlug
  locale: Locale
  where: Where
}

/** Where the document that makes the page at a path is found; `null` for paths that no single document makes. */
export function documentOn(path: string): Place | null {
  const [locale, bare] = splitLocale(path.replace(/(.)\/$/, '$1'))
  const fixed = Object.entries(pageCatalogue).find(([, entry]) => entry.path === bare)
  if (fixed) return { collection: fixed[1].collection, locale, where: { catalogueKey: { equals: fixed[0] } } }
  const [, first = '', second, third] = bare.split('/')
  if (first === 'articles' && second && third === undefined && second !== 'page' && second !== 'topic') {
    return { collection: 'categories', locale, where: { slug: { equals: second } } }
  }
  const slug = second ?? first
  const entryPath = second === undefined ? '' : `/${first}`
  const collection = contentSlugs.find((each) => {
    const type = contentTypes[each]
    return 'entryPath' in type && type.entryPath === entryPath
  })
  return collection && slug && third === undefined ? { collection, locale, where: { slug: { equals: slug } } } : null
}
