import { globalSlugs, isContentSlug, type ContentSlug, type GlobalSlug } from '@diwan/shared/content'
import type { DocumentRef, DocumentsAnswer, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Payload } from 'payload'
import type { Unit } from '@/database/Unit'
import { publishedDocuments } from './publishedDocuments'
import { publishedGlobal } from './publishedGlobal'
import { readBetweenBatches, withBatches } from './withBatches'

/**
 * The published state of the documents named, and the names for which visitors have nothing to see. What goes live together
 * with one of them is in the answer too.
 */
export function fetchPublished(payload: Payload, refs: DocumentRef[]): Promise<DocumentsAnswer> {
  return readBetweenBatches(payload, async (hasBatches) => {
    const wanted = hasBatches ? await withBatches(payload, refs) : { refs, together: [] }
    return { ...(await fetchNamed(payload, wanted.refs)), together: wanted.together }
  })
}

/** The same as a transaction leaves it, before its commit. */
export async function fetchWithin(payload: Payload, refs: DocumentRef[], unit: Unit): Promise<DocumentsAnswer> {
  const wanted = await withBatches(payload, refs, unit)
  return { ...(await fetchNamed(payload, wanted.refs, unit)), together: wanted.together }
}

async function fetchNamed(
  payload: Payload,
  refs: DocumentRef[],
  unit?: Unit,
): Promise<Omit<DocumentsAnswer, 'together'>> {
  const idsOf = Map.groupBy(refs, ({ collection }) => collection)
  let documents: MirroredDocument[] = []
  for (const [collection, named] of idsOf) {
    const ids = named.map(({ id }) => id)
    if (collection === 'globals') documents = documents.concat(await globals(payload, ids, unit))
    else if (isContentSlug(collection)) documents = documents.concat(await content(payload, collection, ids, unit))
  }
  const found = new Set(documents.map(keyOf))
  return { documents, missing: refs.filter((ref) => !found.has(keyOf(ref))) }
}

const content = (payload: Payload, collection: ContentSlug, ids: string[], unit?: Unit) =>
  publishedDocuments(payload, collection, ids.filter(isObjectId), unit)

async function globals(payload: Payload, ids: string[], unit?: Unit): Promise<MirroredDocument[]> {
  const documents: MirroredDocument[] = []
  for (const slug of ids.filter(isGlobal)) {
    const document = await publishedGlobal(payload, slug, unit)
    if (document) documents.push(document)
  }
  return documents
}

const isGlobal = (id: string): id is GlobalSlug => globalSlugs.some((slug) => slug === id)
const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
