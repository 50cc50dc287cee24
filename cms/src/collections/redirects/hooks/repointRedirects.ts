import { plainTarget } from '@diwan/shared/content'
import type { RedirectDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook } from 'payload'
import { env } from '@/env'
import { isOwnPath } from '../isOwnPath'

/** Rules that led to the path this one leaves are pointed at its end, so that no visitor is sent twice. */
export const repointRedirects: CollectionAfterChangeHook<RedirectDoc> = async ({ doc, req }) => {
  // A page there is what visitors see: rules that lead to it lead to their end.
  if (await isOwnPath(doc.from, req)) return doc
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: plainTarget(doc.from, env.SITE_URL) } },
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
