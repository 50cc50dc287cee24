import {
  addDataAndFileToRequest,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadHandler,
} from 'payload'
import { refuse } from '@/endpoints/refuse'
import { openSession } from '../sessions/openSession'
import { tokenCookie } from '../signIn'
import { wordsFor } from '../wordsFor'
import { acceptCode } from './acceptCode'
import { closeChallenge, findChallenged } from './challenge'
import { countCode } from './codeLimit'

/** `POST /api/users/second-factor` `{ code }`: the second half of a sign-in, answered as the first would have been. */
export const finishSignIn: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const words = wordsFor(req)
  const user = await findChallenged(req)
  if (!user) return refuse(401, words.challengeOver)
  const code = typeof req.data?.code === 'string' ? req.data.code : ''
  const giveBack = await countCode(req, user)
  const shouldCommit = await initTransaction(req)
  try {
    if (!(await acceptCode(req, user, code))) {
      await killTransaction(req)
      return refuse(401, words.codeWrong)
    }
    const result = await openSession(req, user.id)
    if (shouldCommit) await commitTransaction(req)
    await giveBack()
    closeChallenge(req)
    return Response.json(
      { message: req.t('authentication:passed'), ...result },
      { headers: { 'Set-Cookie': tokenCookie(req, result.token), 'Cache-Control': 'no-store' } },
    )
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
