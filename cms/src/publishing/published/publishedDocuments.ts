import type { ContentSlug, Locale } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { CollectionSlug, Payload, Where } from 'payload'
import { type Unit, within } from '@/database/Unit'
import { hasDrafts } from './hasDrafts'
import { listVersions } from './listVersions'
import { withBorrowedLabels } from './withBorrowedLabels'
import { withFileVersions } from './withFileVersions'

type Found = DocumentBody & { id: string }

/** The published state of documents of one collection: each locale by itself, and only what is published in it. */
export async function publishedDocuments(
  payload: Payload,
  collection: ContentSlug,
  ids: string[],
  unit?: Unit,
): Promise<MirroredDocument[]> {
  // Before the texts: what is saved while they are read comes under an older version, so its own nudge or a comparison brings it again.
  const listed = await listVersions(payload, collection, ids, unit)
  const versions = new Map(listed.map(({ id, updatedAt }) => [id, updatedAt]))
  const read = (locale: Locale) => listPublished(payload, collection, ids, locale, unit)
  const [en, ar] = unit ? [await read('en'), await read('ar')] : await Promise.all([read('en'), read('ar')])
  const documents: MirroredDocument[] = []
  for (const id of new Set(ids)) {
    const body = { en: en.get(id) ?? null, ar: ar.get(id) ?? null }
    const updatedAt = versions.get(id)
    if (updatedAt && (body.en ?? body.ar)) documents.push({ collection, id, updatedAt, locales: body })
  }
  if (collection === 'vacancies') return documents.map(withBorrowedLabels)
  return collection === 'reports' ? withFileVersions(payload, documents, unit) : documents
}

async function listPublished(payload: Payload, collection: CollectionSlug, ids: string[], locale: Locale, unit?: Unit) {
  const byId: Where = { id: { in: ids } }
  const { docs } = await payload.find({
    collection,
    where: hasDrafts(payload, collection) ? { and: [byId, { _status: { equals: 'published' } }] } : byId,
    locale,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    // The endpoint has checked who asks.
    overrideAccess: true,
    ...within(unit),
  })
  const complete = (docs as unknown as Found[]).filter((doc) => isComplete(payload, collection, doc))
  return new Map(complete.map((doc) => [doc.id, doc]))
}

/** Whether a language has every text without which there is nothing to show. */
export const isComplete = (payload: Payload, collection: CollectionSlug, body: DocumentBody) =>
  requiredTexts(payload, collection).every((name) => !isEmpty(body[name]))

// "Publish in all languages" also marks a language that nobody has written yet: without its required texts there is nothing to show.
const requiredTexts = (payload: Payload, collection: CollectionSlug): string[] =>
  hasDrafts(payload, collection)
    ? (payload.collections[collection]?.config.flattenedFields ?? []).flatMap((field) =>
        'localized' in field && field.localized && 'required' in field && field.required ? [field.name] : [],
      )
    : []

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
