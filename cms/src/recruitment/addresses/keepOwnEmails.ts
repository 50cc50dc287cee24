import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { addressesOf, ownEmailsOf } from './ownEmails'

/** Keeps apart which addresses came from the person: what a colleague enters is not among them until the person confirms it. */
export const keepOwnEmails: CollectionBeforeChangeHook<ApplicantDoc> = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') {
    data.ownEmails ??= req.user ? [] : addressesOf(data as ApplicantDoc)
    return data
  }
  if (!originalDoc || data.ownEmails || originalDoc.ownEmails) return data
  const [before, after] = [addressesOf(originalDoc), addressesOf({ ...originalDoc, ...data } as ApplicantDoc)]
  if (before.join() !== after.join()) data.ownEmails = ownEmailsOf(originalDoc)
  return data
}
