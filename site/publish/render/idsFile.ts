import { contentSlugs, contentTypes, type EntrySlug, localePath, locales, pathOf } from '@diwan/shared/content'
import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { DocumentChange } from '../../store/ContentStore.ts'
import type { DocumentSource } from '../../store/DocumentSource.ts'
import { positionOf } from '../../store/SortedIndex.ts'

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
  if (!known?.startsWith(HEAD)) return textOf(Object.entries(allPaths(source)).map(lineOf).sort())
  const lines = linesOf(known)
  for (const { collection, id, after } of moved) {
    if (!isEntry(collection)) continue
    for (const name of [id, `ar:${id}`]) {
      const at = positionOf(lines, lineOf([name, '']))
      if (lines[at]?.startsWith(`${JSON.stringify(name)}:`)) lines.splice(at, 1)
    }
    for (const entry of after === null ? [] : Object.entries(pathsOf(collection, after))) {
      const line = lineOf(entry)
      lines.splice(positionOf(lines, line), 0, line)
    }
  }
  const text = textOf(lines)
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

// An entry per line, in order: a change of one is found and written without reading all others as JSON.
const lineOf = ([name, path]: [name: string, path: string]) => `${JSON.stringify(name)}:${JSON.stringify(path)}`

const HEAD = '{\n'

function textOf(lines: string[]): string {
  return `${HEAD}${lines.join(',\n')}\n}`
}

function linesOf(text: string): string[] {
  const inner = text.slice(2, -2)
  return inner === '' ? [] : inner.split(',\n')
}

function isEntry(collection: string): collection is EntrySlug {
  return collection in contentTypes && 'entryPath' in contentTypes[collection as keyof typeof contentTypes]
}
