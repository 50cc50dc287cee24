import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { oddValuesIn } from './oddValuesIn'

interface Sent {
  data?: unknown
  overrideAccess?: boolean
}

interface Entity {
  fields: FlattenedField[]
  named: { collection: string } | { global: string }
}

/**
 * Payload takes any JSON for a document, and fails over a text or a list. In drafts it takes any value for a field, too: SQLite would
 * keep a word as a number, and MongoDB fail over it.
 */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update')
    judge(args as Sent, { fields: collection.flattenedFields, named: { collection: collection.slug } }, req)
  return args
}

/** The same for a global. */
export const refuseOddGlobalData: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update')
    judge(args as Sent, { fields: global.flattenedFields, named: { global: global.slug } }, req)
  return args
}

function judge({ data, overrideAccess }: Sent, { fields, named }: Entity, req: PayloadRequest): void {
  if (data === undefined) return
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new APIError('Send the fields as one JSON object.', 400, null, true)
  // Guests are told to sign in before anything is judged; our own code is judged by its types.
  if (overrideAccess || !req.user) return
  const odd = oddValuesIn(data as Record<string, unknown>, fields)
  if (odd.length === 0) return
  const words = faultsIn(req).wanted
  const errors = odd.map(({ path, wanted }) => ({ path, message: words[wanted] }))
  throw new ValidationError({ ...named, errors }, req.t)
}
