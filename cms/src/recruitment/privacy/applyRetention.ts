import { ALERT_CONFIRM_LIFETIME, RETENTION_REMINDER } from '@diwan/shared/spec/hiring'
import { CONTACT_RETENTION, OTHER_MAIL_RETENTION } from '@diwan/shared/spec/retention'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { eraseApplicant } from './eraseApplicant'
import { readRetention } from './readRetention'
import { remindOfRetention } from './remindOfRetention'
import { relatedToAny } from '@/recruitment/relatedToAny'
import { notFromRobots } from '@/recruitment/robots'

export interface RetentionReport {
  erased: number
  extended: number
  reminded: number
  deleted: Record<string, number>
}

/** Does what the register of personal data says is due at a time. Running it twice does no more than once. */
export async function applyRetention(payload: Payload, now = new Date()): Promise<RetentionReport> {
  const report: RetentionReport = { erased: 0, extended: 0, reminded: 0, deleted: {} }
  for (const applicant of await findEnding(payload, now)) {
    const end = await readRetention(payload, applicant, now)
    if (end > now) report.extended += await extend(payload, applicant, end)
    else if (await eraseApplicant(payload, applicant.id, 'retention', now)) report.erased++
  }
  for (const applicant of await findEnding(payload, new Date(now.getTime() + RETENTION_REMINDER))) {
    if (applicant.remindedAt || (await isRobot(payload, applicant))) continue
    const end = await readRetention(payload, applicant, now)
    if (end.getTime() > now.getTime() + RETENTION_REMINDER) report.extended += await extend(payload, applicant, end)
    else report.reminded += await remindOfRetention(payload, applicant, laterOf(end, applicant), now)
  }
  await deleteOld(payload, now, report)
  return report
}

/** Nobody is erased before the end of their record either, to which the desk may have kept them longer than the vacancies do. */
const laterOf = (end: Date, { retainUntil }: ApplicantDoc) =>
  new Date(Math.max(end.getTime(), Date.parse(retainUntil ?? '') || 0))

/** Whether all that came in a name was sent by robots: the address is whoever's they chose, and is written to by nobody. */
async function isRobot(payload: Payload, { id }: ApplicantDoc): Promise<boolean> {
  const ofPerson: Where = { applicant: { equals: id } }
  const count = async (where: Where) =>
    (await payload.count({ collection: 'applications', where, overrideAccess: true })).totalDocs
  return (await count(ofPerson)) > 0 && (await count({ and: [ofPerson, notFromRobots] })) === 0
}

const before = (now: Date, age: number) => ({ less_than: new Date(now.getTime() - age).toISOString() })

async function deleteOld(payload: Payload, now: Date, { deleted }: RetentionReport): Promise<void> {
  const due: [CollectionSlug, Where][] = [
    ['job-alerts', { and: [{ confirmedAt: { exists: false } }, { createdAt: before(now, ALERT_CONFIRM_LIFETIME) }] }],
    ['contacts', { updatedAt: before(now, CONTACT_RETENTION) }],
    ['mails', { id: { in: await listMailsAboutNobody(payload, before(now, OTHER_MAIL_RETENTION)) } }],
  ]
  for (const [collection, where] of due) {
    deleted[collection] = await deleteWithMails(payload, collection, where)
  }
}

async function listMailsAboutNobody(payload: Payload, createdAt: Where[string]): Promise<string[]> {
  const select = { relatedTo: true } as const
  const find = { collection: 'mails', pagination: false, depth: 0, select, overrideAccess: true } as const
  const { docs } = await payload.find({ ...find, where: { createdAt } as Where })
  return docs.filter(({ relatedTo }) => !relatedTo).map(({ id }) => id)
}

const listIds = async (payload: Payload, collection: CollectionSlug, where: Where, req?: PayloadRequest) => {
  const find = { pagination: false, depth: 0, select: {}, overrideAccess: true, ...(req ? { req } : {}) } as const
  return (await payload.find({ ...find, collection, where })).docs.map(({ id }) => String(id))
}

/** Deletes rows and, with them, the mails about them and the job that wipes what was written of those. */
async function deleteWithMails(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  if ((await listIds(payload, collection, where)).length === 0) return 0
  return inTransaction(payload, async (req) => {
    const ids = await listIds(payload, collection, where, req)
    const about: Where = collection === 'mails' ? { id: { in: ids } } : relatedToAny(ids)
    const mails = await listIds(payload, 'mails', about, req)
    if (mails.length > 0) await payload.db.deleteMany({ collection: 'mails', where: { id: { in: mails } }, req })
    await payload.db.deleteMany({ collection, where: { id: { in: ids } }, req })
    await payload.jobs.queue({ task: 'wipe', input: { files: [], mails }, req })
    return ids.length
  })
}

async function findEnding(payload: Payload, until: Date): Promise<ApplicantDoc[]> {
  const { docs } = await payload.find({
    collection: 'applicants',
    where: {
      and: [{ retainUntil: { less_than_equal: until.toISOString() } }, { anonymisedAt: { exists: false } }],
    },
    sort: 'retainUntil',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function extend(payload: Payload, { id }: ApplicantDoc, end: Date): Promise<number> {
  const data = { retainUntil: end.toISOString() }
  await payload.update({ collection: 'applicants', id, data, depth: 0, overrideAccess: true })
  return 1
}
