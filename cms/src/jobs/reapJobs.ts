import type { Payload } from 'payload'

/** Gives back jobs whose process died while it ran them, so that they run again. Payload has no lease for them. */
export async function reapJobs(payload: Payload, { runningSince }: { runningSince: Date }): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than_equal: runningSince.toISOString() } }] },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  })
  for (const { id } of docs) {
    await payload.db.updateJobs({ id, data: { processing: false }, returning: false })
  }
  if (docs.length > 0) payload.logger.warn(`jobs: ${docs.length} of a process that died run again`)
  return docs.length
}
