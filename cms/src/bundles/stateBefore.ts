import { locales, type Locale } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isWritten } from './isWritten'

export type Content = Record<string, unknown>

/** What visitors saw of a document before its bundle, and the version that the bundle made live. */
export interface StateBefore {
  collection: string
  id: string
  locales: Record<Locale, Content | null>
  updatedAt: string
}

type Found = Content & { _status?: string; deletedAt?: string | null; updatedAt: string }

const unkept = ['id', 'createdAt', 'updatedAt', '_status', 'globalType']

/** A document's fields without what the system writes. */
export const contentOf = (doc: object): Content =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !unkept.includes(name)))

interface Query {
  collection: string
  id: string
  locale: Locale
  draft: boolean
}

/** One language of a document or global, the live one or the newest draft; `null` when there is none. */
export async function findState(req: PayloadRequest, { collection, id, locale, draft }: Query): Promise<Found | null> {
  const query = { locale, fallbackLocale: false, draft, depth: 0, overrideAccess: true, req } as const
  const found =
    collection === 'globals'
      ? await req.payload.findGlobal({ slug: id as never, ...query })
      : await req.payload.findByID({ collection: collection as CollectionSlug, id, disableErrors: true, ...query })
  return found as Found | null
}

/** What is live of a document in each language. */
export async function liveStates(req: PayloadRequest, collection: string, id: string): Promise<StateBefore['locales']> {
  const states: StateBefore['locales'] = { en: null, ar: null }
  for (const locale of locales) {
    const live = await findState(req, { collection, id, locale, draft: false })
    const isLive =
      live &&
      !live.deletedAt &&
      (live._status ?? 'published') === 'published' &&
      isWritten(req, { collection, id }, live)
    states[locale] = isLive ? contentOf(live) : null
  }
  return states
}
