import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { insert } from '@/database/insert'
import { newObjectId } from '@/database/newObjectId'
import { findApplicant } from '@/recruitment/addresses/findApplicant'
import { againNote } from '@/recruitment/desk/systemNotes'
import { notFromRobots, ROBOT } from '@/recruitment/robots'
import { finalStages } from '@/recruitment/stages/stages'
import { saveFile } from '../files/saveFile'
import { newReference } from '../newReference'
import type { SubmissionKeys } from '../receiving/keyOf'
import type { Stored } from '../receiving/storeOnce'
import type { Submission } from '../submission'
import type { Answer, Application } from './application'
import { queueApplicationMails } from './queueApplicationMails'
import { saveApplicant } from './saveApplicant'

const unit = { collection: 'applications', depth: 0, overrideAccess: true } as const

/**
 * Stores an application with its candidate, files and mails. Who applies for the same vacancy again gets the first
 * application's reference: what is new was added to the candidate and noted there. What a robot sent is kept by itself: it changes
 * nothing of a person who is known, and nobody is written to.
 */
export async function storeApplication(
  req: PayloadRequest,
  application: Application,
  { isSpam }: Submission,
  keys: SubmissionKeys,
): Promise<Stored> {
  const { form, vacancy } = application
  const known = await findApplicant(req.payload, form.email, req)
  const earlier = known && vacancy && !isSpam ? await findEarlier(req, known.id, vacancy.id) : undefined
  if (earlier?.furtherKeys?.some((key) => keys.same.includes(key)))
    return { reference: earlier.reference, isOwn: false }

  const cv = await saveFile(req, application.cv)
  const answers = await saveAnswers(req, application.answers)
  const applicant = isSpam && known ? known.id : await saveApplicant(req, application, cv, known)
  if (earlier) {
    await addTo(req, earlier, { answers, coverLetter: form.coverLetter, cv, key: keys.own })
    await queueApplicationMails(req, application, { ...earlier, isAgain: true })
    return { reference: earlier.reference, isOwn: true }
  }
  const reference = newReference()
  const at = new Date().toISOString()
  // As the collection's hooks would leave it.
  const desk = {
    stage: 'new',
    stageSince: at,
    revision: 0,
    knockedOut: answers.some(({ ruledOut }) => ruledOut),
  } as const
  const id = await insert(
    req.payload,
    'applications',
    {
      reference,
      applicant,
      vacancy: vacancy?.id,
      ...desk,
      history: [{ id: newObjectId(), to: desk.stage, at }],
      cv,
      coverLetter: form.coverLetter || undefined,
      answers: answers.map((answer) => ({ id: newObjectId(), ...answer })),
      // A link may name any source, but nobody is taken for a robot by it.
      source: isSpam ? ROBOT : form.source === ROBOT ? undefined : form.source || undefined,
      locale: form.locale,
      idempotencyKey: keys.own,
    } satisfies Partial<ApplicationDoc>,
    req,
  )
  if (!isSpam) await queueApplicationMails(req, application, { id, reference, isAgain: false })
  return { reference, isOwn: true }
}

/** The answers as the record holds them: a file is the id of its row. */
async function saveAnswers(req: PayloadRequest, answers: readonly Answer[]) {
  const saved = []
  // One after the other: they share the transaction.
  for (const { file, ...answer } of answers) {
    saved.push({ ...answer, ...(file && { file: await saveFile(req, file) }) })
  }
  return saved
}

interface Addition {
  answers: Awaited<ReturnType<typeof saveAnswers>>
  coverLetter: string | undefined
  cv: string
  key: string
}

async function addTo(req: PayloadRequest, earlier: ApplicationDoc, { answers, coverLetter, cv, key }: Addition) {
  await req.payload.update({
    ...unit,
    id: earlier.id,
    data: {
      notes: [...(earlier.notes ?? []), { text: againNote(coverLetter), at: new Date().toISOString() }],
      // What was decided was decided on the CV of then.
      ...(finalStages.includes(earlier.stage) ? {} : { cv }),
      answers: [...(earlier.answers ?? []), ...answers],
      furtherKeys: [...(earlier.furtherKeys ?? []), key],
    },
    req,
  })
}

async function findEarlier(req: PayloadRequest, applicant: string, vacancy: string) {
  const { docs } = await req.payload.find({
    ...unit,
    where: {
      and: [
        { applicant: { equals: applicant } },
        { vacancy: { equals: vacancy } },
        { stage: { not_equals: 'withdrawn' } },
        notFromRobots,
      ],
    },
    showHiddenFields: true,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}
