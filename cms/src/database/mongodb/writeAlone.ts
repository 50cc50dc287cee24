import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * Makes this the only transaction that changes a document until it ends; another one waits here, before it reads. A save writes what it
 * read with what it changes: of two that read at once, the later version would lack the words of the earlier. Each save of a draft adds a
 * version and leaves the document, so nothing of Payload's own would let them meet. With the embedded database they take turns anyway.
 */
export async function writeAlone(req: PayloadRequest, document: { collection: string; id: string }): Promise<void>
export async function writeAlone(req: PayloadRequest, global: { global: string }): Promise<void>
export async function writeAlone(
  { payload, transactionID }: PayloadRequest,
  { collection, global, id }: { collection?: string; global?: string; id?: string },
): Promise<void> {
  const db = payload.db as unknown as MongooseAdapter
  const transaction = await transactionID
  if (payload.db.name !== 'mongoose' || transaction === undefined) return
  const model = global ? db.globals : db.collections[collection as CollectionSlug]
  const { ObjectId } = db.connection.base.mongo
  const where = global ? { globalType: global } : id && isObjectId(id) ? { _id: new ObjectId(id) } : undefined
  if (!model || !where) return
  // The counter that Payload keeps from whoever reads: the document itself stays as it is.
  await model.collection.updateOne(where, { $inc: { __v: 1 } }, { session: db.sessions[transaction] })
}
