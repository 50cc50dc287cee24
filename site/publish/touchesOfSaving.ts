import { locales } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { touchesOf } from '../store/ContentStore.ts'
import type { Touch } from '../store/dependency.ts'
import type { PageTrace } from '../store/PageTrace.ts'
import type { Mirror } from './mirror/Mirror.ts'
import { documentsOf } from './render/documentsOf.ts'
import { ownPathsOf } from './render/idsFiles.ts'
import { pathOf } from './render/renderPage.ts'
import type { KnownPage } from './trace/DependencyGraph.ts'

/**
 * What touches whoever reads the document of a page when its words are changed: its bodies, and places that tell when that was. `trace` is
 * what the page asks. `null` for a page without a document of its own.
 */
export function touchesOfSaving(mirror: Mirror, page: KnownPage, trace: PageTrace): Touch[] | null {
  const document = ownDocumentOf(mirror, page, trace)
  if (document === null) return null
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
