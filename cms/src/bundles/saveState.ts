import type { Locale } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { BundleItem } from './itemsOf'
import type { Content } from './stateBefore'

interface Save extends BundleItem {
  locale: Locale
  data: Content
  draft?: boolean
}

/** Saves one language of a document or global in the transaction of `req`, as far as its user may. */
export async function saveState(req: PayloadRequest, { collection, id, locale, data, draft = false }: Save) {
  const change = { data, locale, draft, depth: 0, req, user: req.user, overrideAccess: !req.user, overrideLock: true }
  if (collection === 'globals') return req.payload.updateGlobal({ slug: id as never, ...change } as never)
  return req.payload.update({ collection: collection as CollectionSlug, id, ...change } as never)
}
