import type { CollectionAfterOperationHook } from 'payload'

interface Save {
  autosave?: boolean
  id?: string
}

/**
 * Leaves a document to whoever writes in it. Payload lets go of it with each save; its drafts are saved after each pause, so that two
 * people would write over each other's words without being told.
 */
export const keepLock: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { autosave, id } = args as Save
  if (operation !== 'updateByID' || !autosave || !id || !req.user) return result
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: id },
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    // As Payload lets go of it: on MongoDB beside the transaction, in which two saves would be in each other's way.
    ...(req.payload.db.name === 'mongoose' ? {} : { req }),
    returning: false,
  })
  return result
}
