import { locales, type ContentSlug } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mayWriteContent } from '@/access/mayWriteContent'
import { titleOf } from '@/audit/titleOf'

const SHOWN = 200

/** What a published entry does at an hour that stands in it. */
export interface Hour {
  action: 'appears' | 'closes'
  at: string
  collection: ContentSlug
  documentId: string
  title: string
}

interface Kind {
  collection: ContentSlug
  field: string
  action: Hour['action']
  where?: Where
}

const kinds: Kind[] = [
  { collection: 'blogs', field: 'publishedAt', action: 'appears' },
  { collection: 'news', field: 'date', action: 'appears' },
  { collection: 'reports', field: 'publishedAt', action: 'appears' },
  { collection: 'vacancies', field: 'publishedAt', action: 'appears' },
  { collection: 'vacancies', field: 'closesAt', action: 'closes', where: { state: { equals: 'open' } } },
]

/** The hours to come of published entries that the person may write, in any order. */
export async function listHours(req: PayloadRequest): Promise<Hour[]> {
  const hours = await Promise.all(kinds.map((kind) => listKind(req, kind)))
  return hours.flat()
}

async function listKind(req: PayloadRequest, { action, collection, field, where = {} }: Kind): Promise<Hour[]> {
  if (!(await mayWriteContent(req, collection))) return []
  const language = req.i18n.language === 'ar' ? 'ar' : 'en'
  const isToCome: Where = { [field]: { greater_than: new Date().toISOString() } }
  const found = new Map<string, Hour>()
  // The language of whoever reads comes last, and so its title stays.
  for (const locale of locales.toSorted((one) => (one === language ? 1 : -1))) {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [isToCome, { _status: { equals: 'published' } }, where] },
      sort: field,
      limit: SHOWN,
      pagination: false,
      locale,
      fallbackLocale: false,
      depth: 0,
      user: req.user,
      overrideAccess: false,
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const id = String(doc.id)
      found.set(id, {
        action,
        at: String(doc[field]),
        collection,
        documentId: id,
        title: titleOf(collection, doc) ?? id,
      })
    }
  }
  return [...found.values()]
}
