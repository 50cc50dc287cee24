import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { faultOfMove } from '@/recruitment/stages/faultOfMove'
import { moveOptionsOf } from '@/recruitment/stages/moveOptions'

/**
 * Adds a line to the history whenever the stage changes: from what, to what, by whom, when and why. Counts the change. What the desk's own
 * calls refuse is refused to every other way in as well: the table changes many at once, and so does REST.
 */
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
  const fault = req.user && !isUndo && originalDoc ? faultOfStaff(originalDoc.stage, data.stage, why) : undefined
  if (fault) {
    const message = hiringMessages[req.i18n.language === 'ar' ? 'ar' : 'en'].faults[fault]
    throw new ValidationError({ collection: 'applications', errors: [{ path: 'stage', message }] }, req.t)
  }
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

/** A withdrawal is the candidate's own word, by their own link: nobody at the desk gives it for them, and nobody could take it back. */
const faultOfStaff = (from: ApplicationDoc['stage'], to: ApplicationDoc['stage'], why: string | undefined) =>
  faultOfMove(from, to, why) ?? (to === 'withdrawn' ? 'notYours' : undefined)

const idOf = (reason: unknown) => (typeof reason === 'string' ? reason : undefined)
