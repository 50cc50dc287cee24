import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import { accountKey } from './accountKey'
import { PAYLOAD_HASH } from './sameWork'
import type { StoredUser } from './secondFactor/SecondFactorState'
import { countTry } from './signInLimits'
import { wordsFor } from './wordsFor'

const hashed = promisify(pbkdf2)

/** Whether a password is an account's. Accounts that never signed in since Payload changed its hash answer no. */
async function isPasswordOf({ hash, salt }: StoredUser, password: string): Promise<boolean> {
  const { iterations, keyLength, prefix } = PAYLOAD_HASH
  if (!hash?.startsWith(prefix) || !salt) return false
  const right = Buffer.from(hash.slice(prefix.length), 'hex')
  return timingSafeEqual(right, await hashed(password, salt, iterations, keyLength, 'sha256'))
}

/** Whether what a signed-in person gave is the account's password. Tries are counted, and refused with a status of 429 once they are too many. */
export async function isRightPassword(req: PayloadRequest, user: StoredUser, given: unknown): Promise<boolean> {
  const tries = await countTry(req, accountKey(user.email), true)
  if (tries.wait > 0) throw new APIError(wordsFor(req).tooManyTries(Math.ceil(tries.wait / 60)), 429, null, true)
  const isRight = typeof given === 'string' && given !== '' && (await isPasswordOf(user, given))
  if (isRight) await tries.forgive()
  return isRight
}

/** Asks a signed-in person for the password again (`password` of the request) before something that guards the account changes. */
export async function requirePassword(req: PayloadRequest, user: StoredUser, given?: unknown): Promise<void> {
  if (!req.data) await addDataAndFileToRequest(req)
  if (await isRightPassword(req, user, given ?? req.data?.password)) return
  throw new APIError(wordsFor(req).passwordWrong, 422, null, true)
}
