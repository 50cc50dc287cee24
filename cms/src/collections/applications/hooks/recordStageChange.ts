import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** Adds a line to the history whenever the stage changes: from what, to what, by whom, when. */
export const recordStageChange: CollectionBeforeChangeHook<ApplicationDoc> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data.stage || (operation === 'update' && data.stage === originalDoc?.stage)) return data
  const line = { from: originalDoc?.stage, to: data.stage, by: req.user?.id, at: new Date().toISOString() }
  return { ...data, history: [...(originalDoc?.history ?? []), line] }
}
