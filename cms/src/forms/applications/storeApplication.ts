import type { PayloadRequest } from 'payload'
import { newReference } from '../newReference'
import type { Submission } from '../submission'
import type { Application } from './application'
import { queueApplicationMails } from './queueApplicationMails'
import { saveApplicant } from './saveApplicant'
import { saveCv } from './saveCv'

/**
 * Stores an application with its candidate, CV and mails. Who applies for the same vacancy again gets the first
 * application's reference: what is new was added to the candidate and noted there.
 */
export async function storeApplication(
  req: PayloadRequest,
  application: Application,
  { isSpam }: Submission,
  idempotencyKey: string,
): Promise<string> {
  const { answers, form, vacancy } = application
  const { payload } = req
  const cv = await saveCv(req, application.cv)
  const applicant = await saveApplicant(req, application, cv)
  const earlier = vacancy && (await findEarlier(req, applicant, vacancy.id))
  if (earlier) {
    const note = { text: `Applied again; the new CV is with the applicant. ${form.coverLetter ?? ''}`.trim() }
    await payload.update({
      collection: 'applications',
      id: earlier.id,
      data: { notes: [...(earlier.notes ?? []), { ...note, at: new Date().toISOString() }], idempotencyKey },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await queueApplicationMails(req, application, { ...earlier, isAgain: true })
    return earlier.reference
  }
  const reference = newReference()
  const { id } = await payload.create({
    collection: 'applications',
    data: {
      reference,
      applicant,
      vacancy: vacancy?.id,
      stage: 'new',
      history: [{ to: 'new', at: new Date().toISOString() }],
      cv,
      coverLetter: form.coverLetter || undefined,
      answers,
      source: form.source || (isSpam ? 'spam' : undefined),
      locale: form.locale,
      idempotencyKey,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!isSpam) await queueApplicationMails(req, application, { id, reference, isAgain: false })
  return reference
}

async function findEarlier(req: PayloadRequest, applicant: string, vacancy: string) {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: {
      and: [
        { applicant: { equals: applicant } },
        { vacancy: { equals: vacancy } },
        { stage: { not_equals: 'withdrawn' } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
