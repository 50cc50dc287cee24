import { MAX_SUBMISSIONS, SUBMISSIONS_WINDOW } from '@diwan/shared/spec/forms'
import { type Payload, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { answerFaults } from './answering/answerFaults'
import { answerStored } from './answering/answerStored'
import { answerTrouble } from './answering/answerTrouble'
import { keyOf } from './receiving/keyOf'
import type { MediaType } from './receiving/parseBody'
import { RateLimit } from './receiving/RateLimit'
import { readSubmission } from './receiving/readSubmission'
import { findStored, storeOnce } from './receiving/storeOnce'
import { type Faults, type Submission, Unreadable } from './submission'

interface Form<T> {
  records: 'applications' | 'contacts'
  types: MediaType[]
  maxBytes: number
  /** Reads what was sent, or says what is wrong with it. */
  judge: (payload: Payload, submission: Submission) => Promise<{ faults: Faults } | { form: T }>
  /** Work before the transaction, such as writing files; what it returns undoes it if nothing is stored. */
  prepare?: (form: T) => Promise<() => Promise<void>>
  /** Stores everything with `req`, in one transaction, and answers the reference. */
  store: (req: PayloadRequest, form: T, submission: Submission, key: string) => Promise<string>
}

const RETRY_AFTER_SECONDS = 30

/** An endpoint that takes a form from a visitor: read, judge, store once, answer. It never answers with a stack trace. */
export function receiveForm<T>(form: Form<T>): PayloadHandler {
  const limit = new RateLimit(MAX_SUBMISSIONS, SUBMISSIONS_WINDOW)

  const receive = async ({ payload }: PayloadRequest, submission: Submission): Promise<Response> => {
    const judged = await form.judge(payload, submission)
    if ('faults' in judged) return answerFaults(submission, judged.faults)

    const keys = await keyOf(submission)
    const earlier = await findStored(payload, form.records, keys)
    if (earlier) return answerStored(submission, earlier)

    const wait = limit.take(submission.address)
    if (wait > 0) return answerTrouble(submission, 429, wait)

    const undo = await form.prepare?.(judged.form)
    let isOwn = false
    try {
      const stored = await storeOnce(payload, form.records, keys, (req) =>
        form.store(req, judged.form, submission, keys.own),
      )
      isOwn = stored.isOwn
      return await answerStored(submission, stored.reference)
    } finally {
      if (!isOwn) await undo?.()
    }
  }

  return async (req) => {
    const submission = await readSubmission(req, form)
    if (submission instanceof Unreadable) return refuse(submission.status, submission.message)
    try {
      return await receive(req, submission)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `forms: a submission to ${form.records} could not be stored` })
      if (error instanceof ValidationError) return refuse(422, 'This was not accepted.', { errors: error.data.errors })
      return answerTrouble(submission, 503, RETRY_AFTER_SECONDS)
    }
  }
}
