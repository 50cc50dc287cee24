import { formsMessages } from '@diwan/shared/messages/forms'
import { refuse } from '@/endpoints/refuse'
import type { Submission } from '../submission'
import { answerPage } from './answerPage'

const MINUTE_SECONDS = 60

/** Not this time: too many from one address, or the database is in trouble. Says when to try again. */
export async function answerTrouble(
  submission: Submission,
  status: 429 | 503,
  retryAfterSeconds: number,
): Promise<Response> {
  const { state } = formsMessages[submission.locale]
  const message = status === 429 ? state.tooMany(Math.ceil(retryAfterSeconds / MINUTE_SECONDS)) : state.failed
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  if (submission.wantsPage) return answerPage(submission, { status, message, errors: [], headers })
  return refuse(status, message, { headers })
}
