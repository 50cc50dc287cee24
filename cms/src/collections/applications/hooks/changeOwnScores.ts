import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { FieldHook } from 'payload'
import { idOf } from '@/recruitment/idOf'

type Rating = NonNullable<ApplicationDoc['ratings']>[number]

/** Whoever changes a record changes scores of their own, one for a criterion: those of colleagues stay, whatever is sent of them. */
export const changeOwnScores: FieldHook = ({ operation, overrideAccess, previousValue, req, value }) => {
  if (overrideAccess || operation !== 'update' || value === undefined) return value
  const others = ((previousValue ?? []) as Rating[]).filter(({ by }) => idOf(by) !== req.user?.id)
  const kept = new Set(others.map(({ id }) => id))
  const sent = (Array.isArray(value) ? value : []) as (Rating | null)[]
  const own = new Map(sent.flatMap((row) => (row && !kept.has(row.id) ? [[row.criterion, row]] : [])))
  return [...others, ...own.values()]
}
