import { isContentSlug, type Locale, MEDIA_KIT_ARCHIVE } from '@diwan/shared/content'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

interface DocumentName {
  /** `null` for what has none, or what whoever asks may not read. */
  title: string | null
  /** What one of its collection is called; `null` where the title says it, as that of a global does. */
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
    const named = titles.get(`${collection}/${id}`)
    if (named?.isMade) return { title: named.title, kind: null }
    const labels = payload.config.collections.find(({ slug }) => slug === collection)?.labels
    const kind = labels ? getTranslation(labels.singular, i18n) : collection
    return { title: named?.title ?? null, kind }
  }
}

interface Title {
  title: string
  /** It is of a file that nobody uploaded, and says what it is. */
  isMade: boolean
}

async function titlesOf(req: PayloadRequest, refs: DocumentRef[]): Promise<Map<string, Title>> {
  const titles = new Map<string, Title>()
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
      const made = collection === 'media' ? titleOfMade(doc, locale) : null
      const title = made ?? doc[field]
      if (typeof title === 'string') titles.set(`${collection}/${String(doc.id)}`, { title, isMade: made !== null })
    }
  }
  return titles
}

/** What a file is that was made by itself, whose name tells nobody; `null` for one that somebody uploaded. */
function titleOfMade({ alt, shareOf }: Record<string, unknown>, locale: Locale): string | null {
  const { made } = publishingMessages[locale]
  if (shareOf === MEDIA_KIT_ARCHIVE) return made.mediaKit
  // What a share image shows in words is the title of its entry, in the language that it was made for.
  return typeof shareOf === 'string' && typeof alt === 'string' ? made.shareImage(alt) : null
}
