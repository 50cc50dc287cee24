import { APIError, type CollectionBeforeOperationHook } from 'payload'
import type { HeldAt } from './faultInQuery'

interface Asked {
  overrideAccess?: boolean
  sort?: string | string[]
}

/**
 * Refuses to order by what is hidden. Payload does so for a collection's own fields and not for those behind a relation: the order would
 * tell, bit by bit, what stands in a colleague's password hash or reset token.
 */
export const refuseHiddenOrder =
  (heldAt: HeldAt): CollectionBeforeOperationHook =>
  ({ args }) => {
    const { overrideAccess, sort = [] } = args as Asked
    if (overrideAccess) return args
    const paths = [sort].flat().flatMap((each) => String(each).split(','))
    const hidden = paths.map((path) => path.trim().replace(/^-/, '')).find((path) => heldAt(path)?.isHidden)
    if (hidden === undefined) return args
    throw new APIError(`"${hidden.slice(0, 80)}" cannot be sorted by.`, 400, null, true)
  }
