import { MAX_FORGOTTEN_PER_ADDRESS, SIGN_IN_WINDOW } from '@diwan/shared/spec/security'
import { addDataAndFileToRequest, APIError, type PayloadHandler, resetPasswordOperation } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'
import { accountKey } from './accountKey'
import { requireGoodPassword } from './goodPassword'
import { rememberDevice } from './knownDevice'
import { SETS_PASSWORD } from './signInContext'
import { wordsFor } from './wordsFor'

const byAddress = new Limit({ name: 'reset-address', max: MAX_FORGOTTEN_PER_ADDRESS, window: SIGN_IN_WINDOW })

/**
 * `POST /api/users/reset-password` `{ token, password }`: sets the password, ends every session and signs nobody in: who has the letter
 * may not have the second factor.
 */
export const setPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { payload } = req
  const wait = await byAddress.take(payload, addressOf(req))
  if (wait > 0)
    return refuse(429, wordsFor(req).tooManyTries(Math.ceil(wait / 60)), { headers: { 'Retry-After': String(wait) } })
  const token = typeof req.data?.token === 'string' ? req.data.token : ''
  const password = typeof req.data?.password === 'string' ? req.data.password : ''
  // An account that was never asked about has no token, and an empty one finds it.
  if (token.length < 20) return refuse(403, wordsFor(req).resetOver)
  requireGoodPassword(req, password)

  req.context[SETS_PASSWORD] = true
  const collection = payload.collections.users
  const set = await resetPasswordOperation({ collection, data: { password, token }, depth: 0, req }).catch(nullIfOver)
  if (!set) return refuse(403, wordsFor(req).resetOver)
  const { user } = set
  await payload.db.updateOne({ collection: 'users', id: String(user.id), data: { sessions: [] }, returning: false })
  // Whoever reads the account's letters is no stranger to it.
  rememberDevice(req, accountKey(String(user.email)))
  return Response.json(
    { success: true, message: wordsFor(req).passwordSet },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** `null` for what Payload says of a token that was used, is too old, or was never given. */
function nullIfOver(error: unknown): null {
  if (error instanceof APIError && error.status === 403) return null
  throw error
}
