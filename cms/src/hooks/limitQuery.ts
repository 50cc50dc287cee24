import type { CollectionBeforeOperationHook } from 'payload'
import { MAX_DOCUMENTS } from '@/endpoints/faultInQuery'

/** Answers a REST query for “everything” in pages. Our own code, which passes over access control, is trusted to know better. */
export const limitQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read') return args
  if (req.payloadAPI !== 'REST' || args.overrideAccess || 'id' in args) return args
  const { limit, pagination } = args as { limit?: number; pagination?: boolean }
  const asksForAll = limit === 0 || (pagination === false && limit === undefined)
  if (!asksForAll && (limit ?? 0) <= MAX_DOCUMENTS) return args
  return { ...args, limit: MAX_DOCUMENTS, pagination: true }
}
