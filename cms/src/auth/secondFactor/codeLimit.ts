import { MAX_CODES, SIGN_IN_WINDOW } from '@diwan/shared/spec/security'
import { APIError, type PayloadRequest } from 'payload'
import { Limit } from '@/rateLimits/Limit'
import { accountKey } from '../accountKey'
import { isKnownDevice } from '../knownDevice'
import { wordsFor } from '../wordsFor'
import type { StoredUser } from './SecondFactorState'

const limit = new Limit({ name: 'second-factor', max: MAX_CODES, window: SIGN_IN_WINDOW })

/** Counts one code for an account whose password was right; throws when it is one too many. Answers how to take the count back. */
export async function countCode(req: PayloadRequest, user: StoredUser): Promise<() => Promise<void>> {
  const key = `${isKnownDevice(req, accountKey(user.email)) ? 'known' : 'new'}:${user.id}`
  const wait = await limit.take(req.payload, key)
  if (wait > 0) throw new APIError(wordsFor(req).tooManyTries(Math.ceil(wait / 60)), 429, null, true)
  return () => limit.giveBack(req.payload, key)
}
