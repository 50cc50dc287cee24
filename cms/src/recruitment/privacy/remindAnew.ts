import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

const timeOf = (date: string | null | undefined) => (date ? new Date(date).getTime() : undefined)

/** Whoever is kept until another day, for whatever reason, is told of that day too. */
export const remindAnew: CollectionBeforeChangeHook<ApplicantDoc> = ({ data, originalDoc }) => {
  const isMoved = data.retainUntil !== undefined && timeOf(data.retainUntil) !== timeOf(originalDoc?.retainUntil)
  if (originalDoc?.remindedAt && isMoved) data.remindedAt = null
  return data
}
