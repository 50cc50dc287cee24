import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { SecondFactorNeeded } from '../SecondFactorNeeded'
import { SETS_PASSWORD } from '../signInContext'
import { wordsFor } from '../wordsFor'
import { acceptCode } from './acceptCode'
import { countCode } from './codeLimit'
import { findStoredUser } from './storedUser'

/** Lets nobody with a second factor in by password alone, whichever way they came. Goes into `hooks.beforeLogin` of users. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[SETS_PASSWORD]) return user
  const stored = await findStoredUser(req, String(user.id))
  if (!stored?.secondFactor?.enabledAt) return user
  const code: unknown = req.data?.code
  if (typeof code !== 'string' || !code.trim()) throw new SecondFactorNeeded(wordsFor(req).codeNeeded)
  const giveBack = await countCode(req, stored)
  if (!(await acceptCode(req, stored, code))) throw new APIError(wordsFor(req).codeWrong, 401, null, true)
  await giveBack()
  return user
}
