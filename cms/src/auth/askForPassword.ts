import { MAX_FORGOTTEN_PER_ACCOUNT, MAX_FORGOTTEN_PER_ADDRESS, SIGN_IN_WINDOW } from '@diwan/shared/spec/security'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { addDataAndFileToRequest, type PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { addressOf } from '@/rateLimits/addressOf'
import { Limit } from '@/rateLimits/Limit'
import { accountKey } from './accountKey'
import { wordsFor } from './wordsFor'

const byAddress = new Limit({ name: 'forgotten-address', max: MAX_FORGOTTEN_PER_ADDRESS, window: SIGN_IN_WINDOW })
const byAccount = new Limit({ name: 'forgotten-account', max: MAX_FORGOTTEN_PER_ACCOUNT, window: SIGN_IN_WINDOW })

/**
 * `POST /api/users/forgot-password` `{ email }`: always the same answer, at once. What there is to do is done after it, so that neither
 * words nor time tell whether the account exists.
 */
export const askForPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { payload } = req
  const email = typeof req.data?.email === 'string' ? normalisedEmail(req.data.email) : ''
  if (!email) return refuse(400, wordsFor(req).emailMissing)
  const wait = await byAddress.take(payload, addressOf(req))
  if (wait > 0)
    return refuse(429, wordsFor(req).tooManyTries(Math.ceil(wait / 60)), { headers: { 'Retry-After': String(wait) } })

  // Nobody's mailbox is filled by others: the fourth letter of a quarter of an hour is not written.
  if ((await byAccount.take(payload, accountKey(email))) === 0) {
    const { i18n, t } = req
    setImmediate(() => {
      payload
        .forgotPassword({ collection: 'users', data: { email }, req: { i18n, t } })
        .catch((error: unknown) => payload.logger.error({ err: error, msg: 'A new password could not be offered' }))
    })
  }
  return Response.json(
    { success: true, message: wordsFor(req).forgottenAnswer },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
