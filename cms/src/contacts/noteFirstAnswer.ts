import { MINUTE } from '@diwan/shared/lib/time'
import type { ContactDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever answers elsewhere marks the record as answered: the time of that counts as the first answer. */
export const noteFirstAnswer: CollectionBeforeChangeHook<ContactDoc> = ({ data, operation, originalDoc }) => {
  const isAnswered = operation === 'update' && data.status === 'answered' && originalDoc?.status !== 'answered'
  if (!isAnswered || originalDoc?.firstAnsweredAt || data.firstAnsweredAt) return data
  const now = new Date()
  const minutesToAnswer = Math.round((now.getTime() - Date.parse(originalDoc?.createdAt ?? now.toISOString())) / MINUTE)
  return { ...data, firstAnsweredAt: now.toISOString(), minutesToAnswer }
}
