import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isRightPassword } from './requirePassword'
import { findStoredUser } from './secondFactor/storedUser'
import { wordsFor } from './wordsFor'

/**
 * Asks people for their current password (`currentPassword` of what is sent) before they change their own password, or the address that
 * letters for a new one go to (ASVS 5.0, 6.2.3 and 7.5.1): whoever finds a browser open must not make the account theirs.
 * Goes into `hooks.beforeValidate` of users.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, ...change } = data ?? {}
  const isOwn = operation === 'update' && req.user && req.user.id === originalDoc?.id
  if (!isOwn || !changesSignIn(change, originalDoc?.email)) return change
  const user = await findStoredUser(req, String(originalDoc?.id))
  if (user && (await isRightPassword(req, user, currentPassword))) return change
  const words = wordsFor(req)
  const message = currentPassword ? words.passwordWrong : words.passwordNeeded
  const refusal = new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] }, req.t)
  // The account page says this alone for long: what it asks the server next takes the mark off the field.
  refusal.message = message
  throw refusal
}

const changesSignIn = ({ email, password }: Record<string, unknown>, before: unknown) =>
  Boolean(password) || (typeof email === 'string' && normalisedEmail(email) !== normalisedEmail(String(before)))
