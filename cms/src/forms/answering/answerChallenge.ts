import type { ErrorAnswer } from '@diwan/shared/contracts/errorAnswer'
import { formAnswersMessages } from '@diwan/shared/messages/formAnswers'
import { challengeFor } from '../receiving/proof'
import type { Submission } from '../submission'

const PRECONDITION_REQUIRED = 428

/** Asks our island for a proof of work: it solves the challenge and sends the same submission again. */
export async function answerChallenge(form: string, submission: Submission): Promise<Response> {
  const answer: ErrorAnswer = { success: false, message: formAnswersMessages[submission.locale].proof }
  const challenge = await challengeFor(form, submission)
  return Response.json(
    { ...answer, challenge },
    { status: PRECONDITION_REQUIRED, headers: { 'Cache-Control': 'no-store' } },
  )
}
