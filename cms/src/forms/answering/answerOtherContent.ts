import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
import { refuse } from '@/endpoints/refuse'
import type { Submission } from '../submission'
import { answerPage } from './answerPage'

/** Something else was stored under the key of this submission: answering with that one's reference would lose this one unnoticed. */
export function answerOtherContent(submission: Submission): Promise<Response> | Response {
  const message = formAnswersMessages[submission.locale].keyOfAnother
  const problem = { status: 422, message, errors: [] }
  return submission.wantsPage ? answerPage(submission, problem) : refuse(422, message, { errors: [] })
}
