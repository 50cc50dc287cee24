import type { GlobalBeforeOperationHook } from 'payload'

interface UpdateArgs {
  data?: Record<string, unknown>
  draft?: boolean
}

/**
 * A global is live as soon as it is saved, unless it is saved as a draft. It cannot be unpublished: every page reads it, and a
 * site without its settings or its menu is none.
 */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  const { data, draft } = args as UpdateArgs
  if (operation !== 'update' || !data || draft) return args
  return { ...args, data: { ...data, _status: 'published' } }
}
