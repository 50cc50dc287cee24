import { hasAddress, localePath, locales, slugAddresses } from '@diwan/shared/content'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isLive } from '@/hooks/liveSlugOf'
import { liveSlugKey } from '@/hooks/rememberLiveSlug'

/** Keeps old addresses alive: a live entry that changes its slug leaves a redirect, and no redirect leads away from a live entry. */
export const redirectOldAddress: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const addresses = slugAddresses().filter((address) => address.type === collection.slug && hasAddress(address, doc))
  if (addresses.length === 0 || !doc.slug || !isLive(doc)) return doc
  const before = operation === 'create' ? null : context[liveSlugKey(collection.slug, doc.id)]
  // Not remembered: the save was a draft's. The same: nothing moved.
  if (before === undefined || before === doc.slug) return doc

  // One after the other: siblings of a failed parallel call would commit by themselves.
  for (const { folder } of addresses) {
    for (const locale of locales) {
      const to = localePath(locale, `${folder}/${doc.slug}`)
      await removeRedirectsFrom(req, to)
      if (typeof before === 'string') await redirect(req, localePath(locale, `${folder}/${before}`), to)
    }
  }
  return doc
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
