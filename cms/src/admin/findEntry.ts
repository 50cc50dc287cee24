import type { Locale } from '@diwan/shared/content'
import type { PayloadRequest } from 'payload'

export type EntryCollection = 'blogs' | 'news'

/** An entry by its slug: its newest words and the published ones, as far as the person may read them. */
export async function findEntry(req: PayloadRequest, collection: EntryCollection, slug: string, locale: Locale) {
  const query = {
    collection,
    where: { slug: { equals: slug } },
    locale,
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  } as const
  const [drafts, live] = await Promise.all([
    req.payload.find({ ...query, draft: true }),
    req.payload.find({ ...query, where: { and: [query.where, { _status: { equals: 'published' } }] } }),
  ])
  const [newest] = drafts.docs
  const [published] = live.docs
  if (!newest) return null
  // By the state of this language: the times of versions also move when the other one is published.
  const hasDraft = !published || newest._status === 'draft'
  return { newest, published, hasDraft, state: published ? (hasDraft ? 'changed' : 'published') : 'draft' } as const
}
