import { isContentSlug, type Locale } from '@diwan/shared/content'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

interface DocumentName {
  /** `null` for what has none, or what whoever asks may not read. */
  title: string | null
  /** What one of its collection is called; `null` for a global, whose title says it. */
  kind: string | null
}

/** Tells what documents are called, in the language of whoever asks where they have a title in it. */
export async function namesOf(req: PayloadRequest, refs: DocumentRef[]): Promise<(ref: DocumentRef) => DocumentName> {
  const { i18n, payload } = req
  const titles = await titlesOf(req, refs)
  return ({ collection, id }) => {
    if (collection === 'globals') {
      const label = payload.config.globals.find(({ slug }) => slug === id)?.label
      return { title: label ? getTranslation(label, i18n) : id, kind: null }
    }
    const labels = payload.config.collections.find(({ slug }) => slug === collection)?.labels
    const kind = labels ? getTranslation(labels.singular, i18n) : collection
    return { title: titles.get(`${collection}/${id}`) ?? null, kind }
  }
}

async function titlesOf(req: PayloadRequest, refs: DocumentRef[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  const [locale, fallbackLocale]: [Locale, Locale] = req.i18n.language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  for (const [collection, named] of Map.groupBy(refs, (ref) => ref.collection)) {
    if (!isContentSlug(collection)) continue
    const field = req.payload.collections[collection as CollectionSlug].config.admin.useAsTitle ?? 'title'
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: named.map(({ id }) => id) } },
      locale,
      fallbackLocale,
      draft: true,
      depth: 0,
      pagination: false,
      user: req.user,
      overrideAccess: false,
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const title = doc[field]
      if (typeof title === 'string') titles.set(`${collection}/${String(doc.id)}`, title)
    }
  }
  return titles
}
