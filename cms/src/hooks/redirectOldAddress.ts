import { hasAddress, localePath, locales, slugAddresses } from '@diwan/shared/content'
import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { isLive } from '@/hooks/liveSlugOf'
import { leftSlugKey, liveSlugKey } from '@/hooks/rememberLiveSlug'

/**
 * Keeps old addresses alive: an entry that changes its slug, while visitors see it or after they did, leaves a redirect, and no redirect leads
 * away from a live entry.
 */
export const redirectOldAddress: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const { slug: type } = collection
  const addresses = slugAddresses().filter((address) => address.type === type && hasAddress(address, doc))
  if (addresses.length === 0 || !doc.slug || !isLive(doc)) return doc
  const isNew = operation === 'create'
  const before = isNew ? null : (context[liveSlugKey(type, doc.id)] as string | null | undefined)
  // Not remembered: the save was a draft's. The same: nothing moved.
  if (before === undefined || before === doc.slug) return doc
  const left = isNew || before !== null ? null : (context[leftSlugKey(type, doc.id)] as string | null)

  // One after the other: siblings of a failed parallel call would commit by themselves.
  for (const { folder } of addresses) {
    const isFreed = left !== null && left !== doc.slug && (await isFree(req, type, folder, left))
    const old = isFreed ? left : before
    for (const locale of locales) {
      const to = localePath(locale, `${folder}/${doc.slug}`)
      await removeRedirectsFrom(req, to)
      if (old !== null) await redirect(req, localePath(locale, `${folder}/${old}`), to)
    }
  }
  return doc
}

/** Whether an address that an entry had leads to nothing else by now: neither to another entry nor where an editor wants it. */
async function isFree(req: PayloadRequest, collection: CollectionSlug, folder: string, slug: string) {
  const other = await req.payload.db.findOne<Parameters<typeof isLive>[0] & { id: string }>({
    collection,
    where: { slug: { equals: slug } },
    select: { _status: true, deletedAt: true },
    req,
  })
  if (other && isLive(other)) return false
  for (const locale of locales) {
    if (await findRedirect(req, localePath(locale, `${folder}/${slug}`))) return false
  }
  return true
}

async function findRedirect(req: PayloadRequest, from: string) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

async function removeRedirectsFrom(req: PayloadRequest, from: string) {
  const found = await findRedirect(req, from)
  if (found) await req.payload.delete({ collection: 'redirects', id: found.id, overrideAccess: true, req })
}

async function redirect(req: PayloadRequest, from: string, to: string) {
  const data = { from, to, permanent: true }
  const found = await findRedirect(req, from)
  if (found) await req.payload.update({ collection: 'redirects', id: found.id, data, overrideAccess: true, req })
  else await req.payload.create({ collection: 'redirects', data, overrideAccess: true, req })
}
