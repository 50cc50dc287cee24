import type { CollectionBeforeOperationHook } from 'payload'
import { outOfTurn } from '@/database/outOfTurn'

/** Runs hooks about a file that comes, one after the other, while others write: they look at it, and ask the database for nothing. */
export const beforeItsTurn =
  (...hooks: CollectionBeforeOperationHook[]): CollectionBeforeOperationHook =>
  async (call) => {
    const { args, operation, req } = call
    if (!req.file || (operation !== 'create' && operation !== 'update')) return args
    return outOfTurn(req, async () => {
      let changed = args
      for (const hook of hooks)
        changed = ((await hook({ ...call, args: changed } as typeof call)) as typeof args) ?? changed
      return changed
    })
  }
