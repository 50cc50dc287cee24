import { defaultLocale } from '@diwan/shared/content'
import type { CollectionBeforeOperationHook } from 'payload'
import { MAX_DOCUMENTS } from '@/endpoints/faultInQuery'

/** Answers a REST query for “everything” in pages. Our own code, which passes over access control, is trusted to know better. */
export const limitQuery: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' && operation !== 'count') return args
  if (req.payloadAPI !== 'REST' || args.overrideAccess || 'id' in args) return args
  // Without a language Payload fails over a condition on a field that has several, and over an order by one.
  const asks = args as { where?: unknown; sort?: unknown }
  if (!req.locale && (asks.where || asks.sort)) req.locale = defaultLocale
  if (operation === 'count') return args
  const { limit, pagination } = args as { limit?: number; pagination?: boolean }
  const asksForAll = limit === 0 || (pagination === false && limit === undefined)
  if (!asksForAll && (limit ?? 0) <= MAX_DOCUMENTS) return args
  return { ...args, limit: MAX_DOCUMENTS, pagination: true }
}
