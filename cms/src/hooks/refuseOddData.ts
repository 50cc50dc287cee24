import { isObjectId } from '@diwan/shared/lib/isObjectId'
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
import { withoutBlanks } from './withoutBlanks'

const UNREAD =
  'Send the fields as one JSON object with the header “Content-Type: application/json”, or in the part “_payload” of a form with files.'

interface Sent {
  data?: unknown
  overrideAccess?: boolean
}

interface Entity {
  fields: FlattenedField[]
  named: { collection: string } | { global: string }
  /** Whether a document is made, which may bring its id. */
  isNew: boolean
}

/**
 * Payload takes any JSON for a document, and fails over a text or a list. In drafts it takes any value for a field, too: SQLite would
 * keep a word as a number, and MongoDB fail over it.
 */
export const refuseOddData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { flattenedFields: fields, slug } = collection
  judge(args as Sent, { fields, named: { collection: slug }, isNew: operation === 'create' }, req)
  return withoutEmptyStatus(withData(withoutCreation(args), fields))
}

/** When a document was made is no news from whoever sends it: retention, times to answer and reports are counted from then. */
function withoutCreation<Args>(args: Args): Args {
  const { data, overrideAccess } = args as Sent
  if (overrideAccess || typeof data !== 'object' || data === null) return args
  const { createdAt: _, ...rest } = data as Record<string, unknown>
  return { ...args, data: rest }
}

/** The same for a global. */
export const refuseOddGlobalData: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  const { flattenedFields: fields, slug } = global
  judge(args as Sent, { fields, named: { global: slug }, isNew: false }, req)
  return withData(args, fields)
}

/** What was sent, with texts of spaces as the empty ones that whoever reads them sees. */
const withData = <Args>(args: Args, fields: FlattenedField[]): Args => ({
  ...args,
  data: withoutBlanks((args as { data: Record<string, unknown> }).data, fields),
})

/** Nothing is no state: kept, it would take a live document off the site and leave it neither published nor a draft. */
function withoutEmptyStatus<Args>(args: Args): Args {
  const { data } = args as { data?: Record<string, unknown> }
  if (data?._status !== null) return args
  const { _status: _, ...rest } = data
  return { ...args, data: rest }
}

function judge({ data, overrideAccess }: Sent, { fields, isNew, named }: Entity, req: PayloadRequest): void {
  // Neither JSON nor a form with it, or said to be something else.
  if (data === undefined) throw new APIError(UNREAD, 400, null, true)
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new APIError('Send the fields as one JSON object.', 400, null, true)
  // Guests are told to sign in before anything is judged; our own code is judged by its types.
  if (overrideAccess || !req.user) return
  const odd = oddValuesIn(data as Record<string, unknown>, fields)
  const { id } = data as { id?: unknown }
  // What is found by its id alone would never be found again.
  if (isNew && id && !(typeof id === 'string' && isObjectId(id))) odd.push({ path: 'id', wanted: 'document' })
  if (odd.length === 0) return
  const words = faultsIn(req).wanted
  const errors = odd.map(({ path, wanted }) => ({ path, message: words[wanted] }))
  throw new ValidationError({ ...named, errors }, req.t)
}
