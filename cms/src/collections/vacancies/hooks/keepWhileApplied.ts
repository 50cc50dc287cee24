import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** Refuses to delete a vacancy for good that people applied for: their applications would no longer say what for. */
export const keepWhileApplied: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.db.count({
    collection: 'applications',
    where: { vacancy: { equals: id } },
    req,
  })
  if (totalDocs > 0) throw new APIError(faultsIn(req).vacancyApplied(totalDocs), 409, null, true)
}
