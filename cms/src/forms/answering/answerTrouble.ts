import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
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
  const { failedAlone, failedWithoutFiles } = formAnswersMessages[submission.locale]
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  if (status === 429) {
    const message = state.tooMany(Math.ceil(retryAfterSeconds / MINUTE_SECONDS))
    if (submission.wantsPage) return answerPage(submission, { status, message, errors: [], headers })
    return refuse(status, message, { headers })
  }
  if (!submission.wantsPage) return refuse(status, state.failed, { headers })
  // A page can give back what was typed, and never a file.
  const message = submission.files.size > 0 ? failedWithoutFiles : state.failed
  return answerPage(submission, { status, message, messageAlone: failedAlone, errors: [], headers })
}
