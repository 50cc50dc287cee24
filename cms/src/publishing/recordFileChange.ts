import type { CollectionAfterChangeHook } from 'payload'
import { addToOutbox } from './outbox/addToOutbox'

/** Puts a row in the outbox for every report whose file was replaced, in the file's own transaction. */
export const recordFileChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.file) return doc
  const { docs } = await req.payload.find({
    collection: 'reports',
    where: { file: { equals: doc.id } },
    select: {},
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const change = { collection: 'reports', operation: 'change', version: doc.updatedAt } as const
  for (const { id } of docs) await addToOutbox(req, { ...change, documentId: id })
  return doc
}
