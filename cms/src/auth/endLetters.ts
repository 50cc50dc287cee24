import type { UserDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'
import { CHANGES_PASSWORD } from './signInContext'

/**
 * Ends the letter for a new password that is on its way when the password or the address becomes another: whoever changes them may do
 * so because somebody reads the mailbox. Goes into `hooks.beforeChange` of users.
 */
export const endLetters: CollectionBeforeChangeHook<UserDoc> = ({ context, data, operation, originalDoc }) => {
  const isMoved = operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email
  if (!isMoved && !context[CHANGES_PASSWORD]) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}
