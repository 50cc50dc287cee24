import type { VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

const isOver = (state: VacancyDoc['state'] | undefined) => state === 'filled' || state === 'closed'

/** Notes since when a vacancy is filled or closed: from then on its candidates' data is kept for its time only. */
export const noteClosing: CollectionBeforeChangeHook<VacancyDoc> = ({ data, originalDoc }) => {
  const state = data.state ?? originalDoc?.state
  if (!isOver(state)) return { ...data, closedAt: null }
  return { ...data, closedAt: data.closedAt ?? originalDoc?.closedAt ?? new Date().toISOString() }
}
