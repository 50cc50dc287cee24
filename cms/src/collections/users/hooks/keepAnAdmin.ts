import type { UserDoc } from '@diwan/shared/generated/payload-types'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'

async function requireAnotherAdmin(req: PayloadRequest, id: string | number) {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) {
    throw new APIError(faultsIn(req).lastAdmin, 409, null, true)
  }
}

/** Refuses to take the role from the last administrator. */
export const keepAnAdmin: CollectionBeforeChangeHook<UserDoc> = async ({ data, operation, originalDoc, req }) => {
  const isDemoted = operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin'
  if (isDemoted) await requireAnotherAdmin(req, originalDoc.id)
  return data
}

/** Refuses to delete the last administrator. */
export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (user?.role === 'admin') await requireAnotherAdmin(req, id)
}
