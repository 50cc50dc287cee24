import { applicationFields } from '@diwan/shared/contracts/applicationForm'
import { TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'
import { CONSENT_TEXT_VERSION } from '@diwan/shared/spec/forms'
import { e164Of } from '@diwan/shared/phone'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, Where } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'
import { keepFiles } from '@/forms/files/keepFiles'
import { readFile } from '@/forms/files/readFile'
import { saveFile } from '@/forms/files/saveFile'
import type { Submission } from '@/forms/submission'
import { changeApplication } from '@/recruitment/desk/changeApplication'
import { cvNote } from '@/recruitment/desk/systemNotes'
import { readDesk, undoTimeOf } from '@/recruitment/desk/readDesk'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { cancelInterview } from '@/recruitment/interviews/changeInterview'
import { tellOwner } from '@/recruitment/mails/tellOwner'
import { readRetention } from '@/recruitment/privacy/readRetention'
import { ROBOT } from '@/recruitment/robots'
import { finalStages } from '@/recruitment/stages/stages'
import { answerEqually } from './answerEqually'
import { saidOfCv } from './faults'
import { linksIn } from './linksIn'
import { isToDecide } from './shownStage'

/** What a candidate may do; the answer names the sentence that is shown. */
export type Said =
  | 'withdrawn'
  | 'decided'
  | 'saved'
  | 'nameMissing'
  | 'nameTooLong'
  | 'cityTooLong'
  | 'phoneWrong'
  | 'linkWrong'
  | 'cvSaved'
  | ReturnType<typeof saidOfCv>
  | 'kept'
  | 'left'
  | 'thanks'

type Action = (payload: Payload, applicant: ApplicantDoc, sent: Submission) => Promise<Said>

const textIn = ({ fields }: Submission, name: string) => String(fields[name] ?? '').trim()

/**
 * Changes a person as the record is now: another tab, or another application, may have added to it since the page was asked for. Whether
 * it did: somebody who was erased meanwhile stays so.
 */
const change = (
  payload: Payload,
  id: string,
  decide: (person: ApplicantDoc, req: PayloadRequest) => Promise<Partial<ApplicantDoc>> | Partial<ApplicantDoc>,
) =>
  inTransaction(payload, async (req) => {
    const person = await findPerson(payload, id, req)
    if (!person) return false
    await claim(req, 'applicants', person)
    const data = await decide(person, req)
    await payload.update({ collection: 'applicants', id, data, depth: 0, overrideAccess: true, req })
    return true
  })

const withdraw: Action = async (payload, applicant, sent) => {
  const id = textIn(sent, 'application')
  const undoTime = undoTimeOf(await readDesk(payload, sent.locale))
  const changed = await changeApplication<'decided'>(payload, null, id, async (application, req) => {
    const { applicant: person, reference, source, stage } = application
    if (idOf(person) !== applicant.id || !isToDecide(application, undoTime)) return 'decided'
    if (source !== ROBOT) {
      // Without the name: mailboxes are not erased with a candidate.
      await tellOwner(req, application, (locale) => {
        const words = hiringMessages[locale].withdrawn
        return { subject: words.subject(reference), text: words.body(reference, hiringMessages[locale].stages[stage]) }
      })
    }
    return { stage: 'withdrawn' }
  })
  if ('fault' in changed) return 'decided'
  const { docs } = await payload.find({
    collection: 'interviews',
    where: { and: [{ application: { equals: id } }, notHeld()] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const interview of docs) await cancelInterview(payload, null, interview.id, 'candidate')
  return 'withdrawn'
}

/** Who was met was met: that leaves no calendar any more. */
const notHeld = (): Where => ({
  or: [{ confirmedAt: { exists: false } }, { confirmedAt: { greater_than: new Date().toISOString() } }],
})

const known = ({ links }: ApplicantDoc) => (links ?? []).map(({ url }) => url)

const correct: Action = async (payload, applicant, sent) => {
  const name = applicationFields.name.safeParse(textIn(sent, 'name'))
  const city = applicationFields.city.safeParse(textIn(sent, 'city'))
  const phone = textIn(sent, 'phone')
  if (!name.success) return name.error.issues[0]?.message === 'nameTooLong' ? 'nameTooLong' : 'nameMissing'
  if (!city.success) return 'cityTooLong'
  const number = phone === '' ? null : e164Of(phone)
  if (phone !== '' && !number) return 'phoneWrong'
  const links = typeof sent.fields.links === 'string' ? linksIn(sent.fields.links) : known(applicant)
  if (!links) return 'linkWrong'
  await change(payload, applicant.id, () => ({
    name: name.data,
    phone: number,
    city: city.data || null,
    links: links.map((url) => ({ url })),
  }))
  return 'saved'
}

/** The new CV takes the old one's place in applications that are not decided, and the desk reads so there; the old file stays with the person. */
const replaceCv: Action = async (payload, applicant, sent) => {
  const cv = await readFile(sent.files.get('cv'), 'cv')
  if ('fault' in cv) return saidOfCv(cv.fault)
  const undo = await keepFiles(payload, [cv])
  let isKept = false
  try {
    isKept = await change(payload, applicant.id, async (person, req) => {
      const file = await saveFile(req, cv)
      const unit = { depth: 0, overrideAccess: true, req } as const
      const where: Where = { and: [{ applicant: { equals: applicant.id } }, { stage: { not_in: [...finalStages] } }] }
      const { docs } = await payload.find({ collection: 'applications', where, pagination: false, ...unit })
      for (const { id, notes } of docs) {
        const data = { cv: file, notes: [...(notes ?? []), { text: cvNote, at: new Date().toISOString() }] }
        await payload.update({ collection: 'applications', id, data, ...unit })
      }
      return { cvs: [...(person.cvs ?? []).map(idOf), file] }
    })
  } finally {
    if (!isKept) await undo()
  }
  return 'cvSaved'
}

const keep: Action = async (payload, applicant) => {
  const now = new Date()
  const consent = { purpose: 'talent-pool' as const, textVersion: CONSENT_TEXT_VERSION, at: now.toISOString() }
  await change(payload, applicant.id, ({ consents }) => ({
    consents: [...(consents ?? []), consent],
    retainUntil: new Date(now.getTime() + TALENT_POOL_RETENTION).toISOString(),
  }))
  return 'kept'
}

const leavePool: Action = async (payload, applicant) => {
  await change(payload, applicant.id, async (person, req) => {
    const consents = (person.consents ?? []).filter(({ purpose }) => purpose !== 'talent-pool')
    const end = await readRetention(payload, { ...person, consents }, new Date(), req)
    return { consents, retainUntil: end.toISOString() }
  })
  return 'left'
}

export const candidateActions: Record<string, Action> = {
  withdraw,
  details: correct,
  cv: replaceCv,
  keep,
  'leave-pool': leavePool,
  equal: answerEqually,
}
