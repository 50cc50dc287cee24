import { contentSlugs, contentTypes, type EntrySlug, localePath, locales, pathOf } from '@diwan/shared/content'
import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { idsFileOf, idsFiles } from '@diwan/shared/lib/idsFileOf'
import type { DocumentChange } from '../../store/ContentStore.ts'
import type { DocumentSource } from '../../store/DocumentSource.ts'

type Paths = Record<string, string>

/** Files by path; `null` for one that holds nothing. */
type Files = Map<string, string | null>

/**
 * `_ids/….json`: the path of every document that has a page, by its id. An id alone names the English path, `ar:id` the Arabic
 * one.
 */
export function allIdsFiles(source: DocumentSource): Files {
  const files = new Map<string, Paths>(idsFiles.map((file) => [file, {}]))
  for (const collection of contentSlugs.filter(isEntry)) {
    for (const document of source.each(collection)) {
      Object.assign(files.get(idsFileOf(document.id)) as Paths, pathsOf(document))
    }
  }
  return textsOf(files)
}

/** Those of the files that changes touch, as `allIdsFiles` would write them. */
export function changedIdsFiles(read: (file: string) => string | null, changes: DocumentChange[]): Files {
  const files = new Map<string, Paths>()
  for (const { id, after } of changes.filter(hasMoved)) {
    const file = idsFileOf(id)
    const paths = files.get(file) ?? (JSON.parse(read(file) ?? '{}') as Paths)
    for (const name of namesOf(id)) delete paths[name]
    files.set(file, Object.assign(paths, after === null ? {} : pathsOf(after)))
  }
  return textsOf(files)
}

const textsOf = (files: Map<string, Paths>): Files =>
  new Map(Array.from(files, ([file, paths]) => [file, textOf(paths)]))

function hasMoved({ before, after }: DocumentChange): boolean {
  const [from, to] = [before, after].map((document) => JSON.stringify(document === null ? {} : pathsOf(document)))
  return from !== to
}

/** Paths of a document's own pages; none for what has no page. */
export const ownPathsOf = (document: MirroredDocument): string[] => Object.values(pathsOf(document))

const namesOf = (id: string) => locales.map((locale) => (locale === 'en' ? id : `${locale}:${id}`))

function pathsOf({ collection, id, locales: bodies }: MirroredDocument): Paths {
  if (!isEntry(collection)) return {}
  const { slug, catalogueKey } = bodies.en ?? bodies.ar ?? {}
  if (typeof slug !== 'string') return {}
  const names = namesOf(id)
  return Object.fromEntries(
    locales.map((locale, at) => [
      names[at],
      isCatalogueKey(catalogueKey)
        ? localePath(locale, pageCatalogue[catalogueKey].path)
        : pathOf(locale, collection, slug),
    ]),
  )
}

// In order, so that a changed file equals one that is written anew.
function textOf(paths: Paths): string | null {
  const names = Object.keys(paths).sort()
  return names.length === 0 ? null : `${JSON.stringify(Object.fromEntries(names.map((name) => [name, paths[name]])))}\n`
}

function isEntry(collection: string): collection is EntrySlug {
  return collection in contentTypes && 'entryPath' in contentTypes[collection as keyof typeof contentTypes]
}
