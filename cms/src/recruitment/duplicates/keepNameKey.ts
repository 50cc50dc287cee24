import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { nameKeyOf } from './nameKeyOf'

/** Keeps the name in the form in which duplicates are looked for. */
export const keepNameKey: CollectionBeforeChangeHook<ApplicantDoc> = ({ data, originalDoc }) => {
  const { anonymisedAt, name } = { ...originalDoc, ...data }
  if (typeof name === 'string') data.nameKey = anonymisedAt ? null : nameKeyOf(name)
  return data
}
