import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { newObjectId } from './newObjectId'

/**
 * Writes a row of the system's own straight to the database and gives its id, with a request in its transaction. Past Payload's
 * hooks, defaults and validation (rows of an array bring their own `id`): for what a contract has judged already, where reading each row
 * back would cost as much again.
 */
export async function insert(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<string> {
  const id = newObjectId()
  const now = new Date().toISOString()
  await payload.db.create({
    collection,
    customID: id,
    data: { ...data, createdAt: now, updatedAt: now },
    returning: false,
    ...(req ? { req } : {}),
  })
  return id
}
