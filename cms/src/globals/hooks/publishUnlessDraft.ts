import { APIError, type GlobalBeforeOperationHook } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

interface UpdateArgs {
  data?: Record<string, unknown>
  draft?: boolean
  unpublishAllLocales?: boolean
}

/**
 * A global is live as soon as it is saved, unless it is saved as a draft. It cannot be unpublished: every page reads it, and a
 * site without its settings or its menu is none. Whoever wants it to be is told so, or what waits as a draft would go live instead.
 */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const { data, draft, unpublishAllLocales } = args as UpdateArgs
  if (operation !== 'update' || !data) return args
  const isTakenBack = unpublishAllLocales || (!draft && data._status === 'draft')
  // A bundle that brought the first state of a global has none to go back to.
  if (isTakenBack && !req.context.isRollback) throw new APIError(faultsIn(req).globalStays, 409, null, true)
  if (draft) return args
  return { ...args, data: { ...data, _status: 'published' } }
}
