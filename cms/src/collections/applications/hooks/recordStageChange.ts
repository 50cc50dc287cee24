import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { moveOptionsOf } from '@/recruitment/stages/moveOptions'

/** Adds a line to the history whenever the stage changes: from what, to what, by whom, when and why. Counts the change. */
export const recordStageChange: CollectionBeforeChangeHook<ApplicationDoc> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data.stage || (operation === 'update' && data.stage === originalDoc?.stage)) return data
  const { isUndo, reason } = moveOptionsOf(req)
  const at = new Date().toISOString()
  const why = reason ?? (data.stage === 'rejected' ? idOf(data.rejectionReason) : undefined)
  const line = {
    from: originalDoc?.stage,
    to: data.stage,
    by: req.user?.id,
    at,
    reason: why,
    isUndo: isUndo || undefined,
  }
  return {
    ...data,
    rejectionReason: data.stage === 'rejected' ? (why ?? null) : null,
    history: [...(originalDoc?.history ?? []), line],
    stageSince: at,
    revision: operation === 'create' ? 0 : (originalDoc?.revision ?? 0) + 1,
  }
}

const idOf = (reason: unknown) => (typeof reason === 'string' ? reason : undefined)
