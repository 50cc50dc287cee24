import { locales } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { type ContentStore, touchesOf } from '../store/ContentStore.ts'
import type { Touch } from '../store/dependency.ts'
import type { PageTrace } from '../store/PageTrace.ts'
import type { Mirror } from './mirror/Mirror.ts'
import { documentsOf } from './render/documentsOf.ts'
import { pathOf } from './render/renderPage.ts'
import { ownPathsOf } from './render/idsFiles.ts'
import type { DependencyGraph, KnownPage } from './trace/DependencyGraph.ts'
import { findAffected } from './trace/findAffected.ts'

// What very much depends on is published seldom, and takes long to ask.
const MOST_QUERIES = 300
const MOST_PAGES = 12

interface Parts {
  mirror: Mirror
  graph: DependencyGraph
  store: ContentStore
}

/**
 * Asks what publishing the document of a page would ask, without any change, and gives the pages that would be rendered. `trace` is
 * what the page asks. Nothing for a page without a document of its own.
 */
export function rehearse({ mirror, graph, store }: Parts, page: KnownPage, trace: PageTrace): KnownPage[] {
  const document = ownDocumentOf(mirror, page, trace)
  if (document === null) return []
  const touches = touchesOfSaving(document)
  if (graph.queries.touchedBy(touches).length > MOST_QUERIES) return []
  const { fresh } = findAffected(graph, store, touches)
  const pages = new Map<string, KnownPage>()
  for (const key of fresh.keys()) for (const found of graph.pagesAsking(key)) pages.set(found.file, found)
  return [...pages.values()].filter(({ files }) => files.length > 0).slice(0, MOST_PAGES)
}

/** What touches whoever reads a document when its words are changed: the bodies, and places that tell when that was. */
function touchesOfSaving(document: MirroredDocument): Touch[] {
  const { collection, id } = document
  const bodies = locales.map((locale): Touch => ({ kind: 'body', collection, id, locale }))
  const now = new Date().toISOString()
  const savedNow = (body: DocumentBody | null) => body && { ...body, updatedAt: now }
  const after = { ...document, locales: { en: savedNow(document.locales.en), ar: savedNow(document.locales.ar) } }
  return [...bodies, ...touchesOf({ collection, id, before: document, after })]
}

function ownDocumentOf({ source }: Mirror, page: KnownPage, trace: PageTrace): MirroredDocument | null {
  for (const name of documentsOf(trace)) {
    const [collection = '', id = ''] = name.split('/')
    const document = source.get(collection, id)
    if (document !== null && ownPathsOf(document).includes(pathOf(page))) return document
  }
  return null
}
