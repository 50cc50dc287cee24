import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import {
  addDataAndFileToRequest,
  AuthenticationError,
  loginOperation,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { refuse } from '@/endpoints/refuse'
import { accountKey } from './accountKey'
import { isKnownDevice } from './knownDevice'
import { refuseAsBusy } from './refuseCrowd'
import { sameWork } from './sameWork'
import { openChallenge } from './secondFactor/challenge'
import { SecondFactorNeeded } from './SecondFactorNeeded'
import { countTry } from './signInLimits'
import { signInTurns } from './signInTurns'
import { wordsFor } from './wordsFor'

/**
 * `POST /api/users/login` `{ email, password, code? }`: Payload's own call and answer. Tries are counted before anything is hashed;
 * passwords are checked few at a time; an unknown account costs what a known one does and is answered alike. An account with a second
 * factor needs its code here, or in the call that follows.
 */
export const signIn: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const email = normalisedEmail(textOf(req.data?.email))
  const password = textOf(req.data?.password)
  const { users } = req.payload.collections
  const account = accountKey(email)
  const isKnown = isKnownDevice(req, account)

  const tries = await countTry(req, account, isKnown)
  if (tries.wait > 0) {
    const message = wordsFor(req).tooManyTries(minutes(tries.wait))
    return refuse(429, message, { headers: { 'Retry-After': String(tries.wait) } })
  }
  const turns = isKnown ? signInTurns.knownDevices : signInTurns.strangers
  if (turns.isFull) {
    await tries.forgive()
    return refuseAsBusy(wordsFor(req))
  }

  try {
    const result = await turns.run(async () => {
      if (email && password.trim()) await requireAccount(req, email, password)
      return loginOperation({ collection: users, data: { email, password }, depth: 0, req })
    })
    await tries.forgive()
    return Response.json(
      { message: req.t('authentication:passed'), ...result },
      { headers: { 'Set-Cookie': tokenCookie(req, result.token ?? ''), 'Cache-Control': 'no-store' } },
    )
  } catch (error) {
    if (!(error instanceof SecondFactorNeeded)) throw error
    await tries.forgive()
    await openChallenge(req, email)
    return Response.json(
      { success: false, message: error.message, secondFactor: true, errors: [{ message: error.message }] },
      { status: 401, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}

/** The session's cookie, as Payload sets it. */
export const tokenCookie = ({ payload }: PayloadRequest, token: string): string =>
  generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string

/** Answers for an account that is not there as for a wrong password: with the same work and the same words. */
async function requireAccount(req: PayloadRequest, email: string, password: string): Promise<void> {
  const find = () => req.payload.db.findOne({ collection: 'users', where: { email: { equals: email } }, req })
  const user = await find()
  if (user && 'hash' in user && user.hash) return
  await find()
  await sameWork(password)
  throw new AuthenticationError(req.t)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')
const minutes = (seconds: number) => Math.ceil(seconds / 60)
