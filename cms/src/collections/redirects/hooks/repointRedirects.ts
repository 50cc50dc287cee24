import type { RedirectDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook } from 'payload'

/** Rules that led to the path this one leaves are pointed at its end, so that no visitor is sent twice. */
export const repointRedirects: CollectionAfterChangeHook<RedirectDoc> = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: doc.from } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({ collection: 'redirects', id, data: { to: doc.to }, overrideAccess: true, req })
  }
  return doc
}
