import type { Payload } from 'payload'

/** The release that visitors see, as the publisher last reported it. */
export async function findLastRelease(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { equals: 'live' } },
    sort: '-liveAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const release = docs[0]
  return release ? { id: release.release, liveAt: release.liveAt ?? null } : null
}
