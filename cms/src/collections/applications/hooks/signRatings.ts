import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** A rating belongs to who gave it: new ones are signed, and nobody signs for somebody else. */
export const signRatings: CollectionBeforeChangeHook<ApplicationDoc> = ({ data, originalDoc, req }) => {
  if (!Array.isArray(data.ratings) || !req.user) return data
  const old = new Map((originalDoc?.ratings ?? []).map((rating) => [rating.id, rating.by]))
  data.ratings = data.ratings.map((rating) => ({
    ...rating,
    by: rating.id && old.has(rating.id) ? old.get(rating.id) : req.user?.id,
  }))
  return data
}
