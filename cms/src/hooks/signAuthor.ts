import type { CollectionBeforeChangeHook } from 'payload'

/** Writes who made a record into `by`; it never changes afterwards. */
export const signAuthor: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => ({
  ...data,
  by: operation === 'create' ? (req.user?.id ?? data.by) : originalDoc?.by,
})
