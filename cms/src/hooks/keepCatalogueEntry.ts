import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'

const refusal = (req: PayloadRequest) => new APIError(faultsIn(req).catalogueEntryKept, 409, null, true)

/** Keeps an entry of the page catalogue out of the trash. */
export const keepCatalogueEntryOutOfTrash: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc?.catalogueKey) throw refusal(req)
  return data
}

/** Refuses to delete an entry of the page catalogue. */
export const keepCatalogueEntry: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row = await req.payload.db.findOne<{ id: string; catalogueKey?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (row?.catalogueKey) throw refusal(req)
}
