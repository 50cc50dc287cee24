import type { CollectionSlug, Payload } from 'payload'
import type { DemoDocument, DemoFields } from '../demoDocument.ts'

/** What a collection holds already, by id, with every language's texts. */
export async function existingDocuments(payload: Payload, collection: string): Promise<Map<string, DemoFields>> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map((document) => [String(document.id), { ...document } satisfies DemoFields]))
}

/** Whether an earlier run saved this language of a document. */
export function isSaved(existing: DemoFields | undefined, document: DemoDocument, locale: 'en' | 'ar'): boolean {
  if (!existing) return false
  const status = existing._status as Record<string, string> | undefined
  if (status) return status[locale] === 'published'
  const [name] = Object.keys(document[locale] ?? {})
  return !name || (existing[name] as DemoFields | null | undefined)?.[locale] != null
}
