import { contentSlugs, contentTypes, type EntrySlug, localePath, locales, pathOf } from '@diwan/shared/content'
import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { DocumentChange } from '../../store/ContentStore.ts'
import type { DocumentSource } from '../../store/DocumentSource.ts'

type Paths = Record<string, string>

/**
 * `_ids.json`: the path of every document that has a page, by its id. An id alone names the English path, `ar:id` the Arabic
 * one. `null` when the changes leave the known file as it is.
 */
export function patchIds(
  read: (() => string | null) | null,
  source: DocumentSource,
  changes: DocumentChange[],
): string | null {
  // The file holds every document of the site: it is opened only when one of them has moved.
  const moved = changes.filter(hasMoved)
  if (read !== null && moved.length === 0) return null
  const known = read?.() ?? null
  if (known === null) return textOf(allPaths(source))
  const paths = JSON.parse(known) as Paths
  for (const { collection, id, after } of moved) {
    if (!isEntry(collection)) continue
    for (const name of [id, `ar:${id}`]) delete paths[name]
    if (after !== null) Object.assign(paths, pathsOf(collection, after))
  }
  const text = textOf(paths)
  return text === known ? null : text
}

function hasMoved({ collection, before, after }: DocumentChange): boolean {
  if (!isEntry(collection)) return false
  const [from, to] = [before, after].map((document) => (document === null ? null : pathsOf(collection, document)))
  return JSON.stringify(from) !== JSON.stringify(to)
}

/** Paths of a document's own pages; none for what has no page. */
export function ownPathsOf({ collection, ...document }: MirroredDocument): string[] {
  return isEntry(collection) ? Object.values(pathsOf(collection, { collection, ...document })) : []
}

function allPaths(source: DocumentSource): Paths {
  const paths: Paths = {}
  for (const collection of contentSlugs.filter(isEntry)) {
    for (const document of source.each(collection)) Object.assign(paths, pathsOf(collection, document))
  }
  return paths
}

function pathsOf(collection: EntrySlug, { id, locales: bodies }: MirroredDocument): Paths {
  const body = bodies.en ?? bodies.ar
  const { slug, catalogueKey } = body ?? {}
  if (typeof slug !== 'string') return {}
  return Object.fromEntries(
    locales.map((locale) => [
      locale === 'en' ? id : `${locale}:${id}`,
      isCatalogueKey(catalogueKey)
        ? localePath(locale, pageCatalogue[catalogueKey].path)
        : pathOf(locale, collection, slug),
    ]),
  )
}

function textOf(paths: Paths): string {
  return JSON.stringify(Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))))
}

function isEntry(collection: string): collection is EntrySlug {
  return collection in contentTypes && 'entryPath' in contentTypes[collection as keyof typeof contentTypes]
}
