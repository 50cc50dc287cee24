import type { UserDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook } from 'payload'
import { CHANGES_PASSWORD } from './signInContext'
import { tellOwner } from './tellOwner'

/** Writes to an account's owner, at the old address, when the address or the password was changed. Goes into `hooks.afterChange` of users. */
export const tellOfChanges: CollectionAfterChangeHook<UserDoc> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && previousDoc.email && doc.email !== previousDoc.email) {
    await tellOwner(req, previousDoc, 'email')
  }
  if (context[CHANGES_PASSWORD]) await tellOwner(req, previousDoc, 'password')
  return doc
}
