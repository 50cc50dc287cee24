import { randomBytes } from 'node:crypto'
import type { ApplicantDoc, ApplicationDoc } from '@diwan/shared/generated/payload-types'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Payload, PayloadRequest } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'
import type { Submission } from '@/forms/submission'
import { readDesk } from '@/recruitment/desk/readDesk'
import { idOf } from '@/recruitment/idOf'
import { equalQuestionNames, equalQuestions } from './equalQuestions'

/** Stands among the keys of what a candidate sent later: the questions were put for this application, whatever was answered. */
const ASKED = 'equal-opportunity'

/** Whether the equal-opportunity questions are still to be put for an application. */
export const isToBeAsked = ({ furtherKeys }: ApplicationDoc): boolean => !(furtherKeys ?? []).includes(ASKED)

/**
 * Keeps equal-opportunity answers without any link to the person, dated by the month only; once for each application, and only
 * while the desk asks. Who leaves every question open is not asked again either.
 */
export async function answerEqually(payload: Payload, applicant: ApplicantDoc, sent: Submission): Promise<'thanks'> {
  const { asksEqualOpportunity } = await readDesk(payload, 'en')
  if (!asksEqualOpportunity) return 'thanks'
  const given = givenIn(sent)
  await inTransaction(payload, async (req) => {
    const application = await readApplication(req, String(sent.fields.application ?? ''))
    if (!application || idOf(application.applicant) !== applicant.id || !isToBeAsked(application)) return
    await markAsked(req, application)
    if (Object.keys(given).length === 0) return
    // A made-up id: one of the database's own tells the second it was made in. Past the hooks: no other row tells of it.
    const data = { id: randomBytes(12).toString('hex'), month: new Date().toISOString().slice(0, 7), ...given }
    await payload.db.create({ collection: 'equal-opportunity-answers', data, req })
  })
  return 'thanks'
}

function givenIn({ fields }: Submission): Record<string, string> {
  const given = equalQuestionNames.flatMap((name) => {
    const value = equalQuestions[name].find((one) => one === fields[name])
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

async function readApplication(req: PayloadRequest, id: string): Promise<ApplicationDoc | null> {
  const find = { collection: 'applications', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  return isObjectId(id) ? req.payload.findByID({ ...find, showHiddenFields: true, req }) : null
}

/**
 * Of two answers at once the second finds the application changed. By a thousandth of a second only: when it was answered would
 * lead from the row to the person.
 */
async function markAsked(req: PayloadRequest, application: ApplicationDoc): Promise<void> {
  const updatedAt = new Date(Date.parse(application.updatedAt) + 1).toISOString()
  const furtherKeys = [...(application.furtherKeys ?? []), ASKED]
  await claim(req, 'applications', application, { updatedAt })
  // With the time once more: MongoDB's adapter would set it to now, and SQLite's leaves it out beside a list.
  const data = { furtherKeys, updatedAt }
  await req.payload.db.updateOne({ collection: 'applications', id: application.id, data, req })
}
