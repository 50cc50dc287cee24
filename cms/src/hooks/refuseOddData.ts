import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** Payload takes any JSON for a document, and fails over a text or a list. */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  if (data === undefined || (typeof data === 'object' && data !== null && !Array.isArray(data))) return args
  throw new APIError('Send the fields as one JSON object.', 400, null, true)
}
