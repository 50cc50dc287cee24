import type { UserDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { tellOwner } from './tellOwner'

/**
 * Writes to a person when a program was given a key to their account: it lets in without a password and a second step, whoever set it.
 * Goes into `hooks.beforeChange` of users, where keys are not encrypted yet.
 */
export const tellOfNewKey: CollectionBeforeChangeHook<UserDoc> = async ({ data, operation, originalDoc, req }) => {
  const isNew = operation === 'update' && Boolean(data.apiKey) && data.apiKey !== originalDoc?.apiKey
  if (isNew && originalDoc && originalDoc.role !== 'service') await tellOwner(req, originalDoc, 'apiKey')
  return data
}
