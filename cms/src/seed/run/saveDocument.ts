import type { CollectionSlug, Payload } from 'payload'
import { bodyOf } from '../bodyOf.ts'
import type { DemoDocument, DemoFields } from '../demoDocument.ts'
import { ref } from '../ref.ts'
import { isSaved } from './existingDocuments.ts'

/** The publisher finds what the seed wrote by comparing manifests, without a nudge per document. */
export const context = { skipOutbox: true }

const hasDrafts = (payload: Payload, collection: string) =>
  Boolean(payload.collections[collection as CollectionSlug].config.versions?.drafts)

/** Saves a document language by language, publishing each by itself; what an earlier run saved stays as it is. */
export async function saveDocument(
  payload: Payload,
  document: DemoDocument,
  existing: DemoFields | undefined,
  without: string[],
): Promise<void> {
  const collection = document.collection as CollectionSlug
  const id = ref(document.collection, document.key)
  const status = hasDrafts(payload, collection) ? { _status: 'published' } : {}
  let exists = Boolean(existing)
  for (const locale of ['en', 'ar'] as const) {
    if (document[locale] === null || isSaved(existing, document, locale)) continue
    if (exists && Object.keys(document[locale]).length === 0) continue
    const fields = Object.entries(bodyOf(document, locale)).filter(([name]) => !without.includes(name))
    const data = { ...Object.fromEntries(fields), ...status } as never
    if (exists) await payload.update({ collection, id, locale, data, context, depth: 0, overrideAccess: true })
    else
      await payload.create({
        collection,
        locale,
        data: { id, ...(data as DemoFields) } as never,
        context,
        depth: 0,
        overrideAccess: true,
      })
    exists = true
  }
}

/** Adds the relations that had to wait until what they point to was there. */
export async function saveRelations(payload: Payload, document: DemoDocument, names: string[]): Promise<void> {
  const collection = document.collection as CollectionSlug
  const relations = Object.fromEntries(names.map((name) => [name, document.shared[name]]))
  await payload.update({
    collection,
    id: ref(document.collection, document.key),
    locale: document.en ? 'en' : 'ar',
    data: { ...relations, _status: 'published' } as never,
    context,
    depth: 0,
    overrideAccess: true,
  })
}
