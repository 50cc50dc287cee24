import { locales } from '@diwan/shared/content'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { findVersion } from '@/hooks/findNewestVersion'
import { liveSlugOf } from '@/hooks/liveSlugOf'

export const liveSlugKey = (collection: string, id: string) => `live-slug:${collection}:${id}`
export const leftSlugKey = (collection: string, id: string) => `left-slug:${collection}:${id}`

/** Notes under which slug an entry is live before it is published, and under which one it was taken off the site, for `redirectOldAddress`. */
export const rememberLiveSlug: CollectionBeforeChangeHook = async ({
  collection: { slug: type },
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data
  const { id } = originalDoc
  const live = await liveSlugOf(req, type, id)
  context[liveSlugKey(type, id)] = live
  context[leftSlugKey(type, id)] = live === null ? await findLeftSlug(req, type, id) : null
  return data
}

/** The slug of the newest version that was published, in whichever language. */
async function findLeftSlug(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string | null> {
  const wasPublished = locales.map((locale) => ({ [`version._status.${locale}`]: { equals: 'published' } }))
  const where: Where = { and: [{ parent: { equals: id } }, { or: wasPublished }] }
  return (await findVersion<{ slug?: string | null }>(req, collection, where))?.version.slug ?? null
}
