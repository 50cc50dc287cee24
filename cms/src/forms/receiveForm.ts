import type { Faults } from '@diwan/shared/contracts/faultsByField'
import { formsMessages } from '@diwan/shared/messages/forms'
import type { Payload, PayloadHandler, PayloadRequest } from 'payload'
import { inTurn } from '@/database/inTurn'
import { refuse } from '@/endpoints/refuse'
import { invalidFieldsOf } from '@/hooks/invalidFieldsOf'
import { answerChallenge } from './answering/answerChallenge'
import { answerFaults } from './answering/answerFaults'
import { answerPage } from './answering/answerPage'
import { answerStored } from './answering/answerStored'
import { answerTrouble } from './answering/answerTrouble'
import { answerUnreadable } from './answering/answerUnreadable'
import { keyOf, type SubmissionKeys } from './receiving/keyOf'
import { createAdmission } from './receiving/limits'
import type { MediaType } from './receiving/parseBody'
import { readSubmission } from './receiving/readSubmission'
import { findStored, type Stored, storeOnce } from './receiving/storeOnce'
import { whileReceiving } from './receiving/whileReceiving'
import { type Submission, Unreadable } from './submission'

interface Form<T> {
  records: 'applications' | 'contacts'
  types: MediaType[]
  maxBytes: number
  /** Reads what was sent, or says what is wrong with it. */
  judge: (payload: Payload, submission: Submission) => Promise<{ faults: Faults } | { form: T }>
  /** Work before the transaction, such as writing files; what it returns undoes as much of it as was not stored. */
  prepare?: (payload: Payload, form: T) => Promise<() => Promise<unknown>>
  /** Stores everything with `req`, in one transaction. */
  store: (req: PayloadRequest, form: T, submission: Submission, keys: SubmissionKeys) => Promise<Stored>
}

const RETRY_AFTER_SECONDS = 30

/** An endpoint that takes a form from a visitor: read, judge, store once, answer. It never answers with a stack trace. */
export function receiveForm<T>(form: Form<T>): PayloadHandler {
  const admit = createAdmission(form.records)

  const receive = async (req: PayloadRequest, submission: Submission): Promise<Response> => {
    const keys = keyOf(submission)
    return inTurn(`${form.records} ${keys.same.join(' ')}`, () => receiveNext(req, submission, keys))
  }

  /** Receives a submission while no other attempt of it is received. */
  const receiveNext = async ({ payload }: PayloadRequest, submission: Submission, keys: SubmissionKeys) => {
    const findAnswer = async () => {
      const reference = await findStored(payload, form.records, keys)
      return reference ? answerStored(submission, reference) : undefined
    }
    // What was stored stays stored, though its vacancy has closed meanwhile. Where nothing is prepared for it, the database refuses a
    // second one soon enough, and looking first would only be in the way of all that are new.
    const isLookedForFirst = form.prepare !== undefined || keys.since !== undefined
    const earlier = isLookedForFirst ? await findAnswer() : undefined
    if (earlier) return earlier
    const unlessStored = async (refuse: () => Promise<Response> | Response) =>
      (isLookedForFirst ? undefined : await findAnswer()) ?? refuse()

    const judged = await form.judge(payload, submission)
    if ('faults' in judged) return unlessStored(() => answerFaults(submission, judged.faults))

    const admission = await admit(payload, submission)
    if (admission === 'with-proof') return unlessStored(() => answerChallenge(form.records, submission))
    if (admission !== 'yes') return unlessStored(() => answerTrouble(submission, 429, admission.wait))

    const undo = await form.prepare?.(payload, judged.form)
    let isOwn = false
    try {
      const stored = await storeOnce(payload, form.records, keys, (req) =>
        form.store(req, judged.form, submission, keys),
      )
      isOwn = stored.isOwn
      // The one line that leads from what a visitor was told to everything else that happened in this call.
      payload.logger.info({ msg: 'submission stored', form: form.records, reference: stored.reference, isOwn })
      return answerStored(submission, stored.reference)
    } finally {
      if (!isOwn) await undo?.()
    }
  }

  const answer: PayloadHandler = async (req) => {
    const submission = await readSubmission(req, form)
    if (submission instanceof Unreadable)
      return answerUnreadable(req, submission, form.types.includes('multipart/form-data'))
    try {
      return await receive(req, submission)
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `forms: a submission to ${form.records} could not be stored` })
      const invalid = invalidFieldsOf(error)
      if (invalid) return answerRefused(submission, invalid)
      return answerTrouble(submission, 503, RETRY_AFTER_SECONDS)
    }
  }
  return (req) => whileReceiving(async () => answer(req))
}

/** What the collections themselves do not accept: never so while they judge by the contract of the form. */
function answerRefused(
  submission: Submission,
  invalid: { message: string; path: string }[],
): Promise<Response> | Response {
  const message = formsMessages[submission.locale].state.refused
  const errors = invalid.map(({ message: said, path }) => ({ message: said, path }))
  return submission.wantsPage
    ? answerPage(submission, { status: 422, message, errors })
    : refuse(422, message, { errors })
}
