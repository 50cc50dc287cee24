import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

const refusal = () =>
  new APIError(
    'This is a fixed page of the site and cannot be deleted. Unpublish it, or change what it shows.',
    409,
    null,
    true,
  )

/** Keeps an entry of the page catalogue out of the trash. */
export const keepCatalogueEntryOutOfTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.deletedAt && originalDoc?.catalogueKey) throw refusal()
  return data
}

/** Refuses to delete an entry of the page catalogue. */
export const keepCatalogueEntry: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row = await req.payload.db.findOne<{ id: string; catalogueKey?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (row?.catalogueKey) throw refusal()
}
