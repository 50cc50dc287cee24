import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { env } from '@/env'
import { idOf } from '@/recruitment/idOf'
import { cancelledNews, tellInterviewers } from '@/recruitment/interviews/tellInterviewers'
import { finalStages } from '@/recruitment/stages/stages'
import { anonymisedApplicant, anonymisedApplication } from './anonymous'
import { collectDossier, type Dossier } from './dossier'
import { identitiesOf } from './identitiesOf'
import { maskInFolder } from './maskInFolder'

/** Why somebody's data is erased: its time is over, the person asked, or staff decided. */
export type ErasureReason = 'retention' | 'request' | 'staff'

export interface Erasure {
  reference: string
  counts: Record<string, number>
}

/**
 * Erases a person: rows that hold personal data are deleted or made anonymous in one transaction, together with a certificate
 * that names nobody and a job that wipes the files. What keeps no person apart (which vacancy, which stages, when) stays for
 * reports. On request also what the person agreed to elsewhere goes: job alerts and letters to other desks.
 */
export async function eraseApplicant(
  payload: Payload,
  id: string,
  reason: ErasureReason,
  now = new Date(),
): Promise<Erasure | undefined> {
  return inTransaction(payload, async (req) => {
    const found = await collectDossier(req, id)
    if (!found) return undefined
    const dossier = reason === 'retention' ? ofApplications(found) : found
    // Before the commit: masking twice does no harm, and a process that dies here tries again.
    const inLogs = await maskInFolder(join(env.DATA_DIR, 'logs'), identitiesOf(found.applicant))
    // While it is still known which vacancy the meeting was about, and in which language.
    await tellNobodyComes(req, found, now)
    const counts = { ...(await eraseRows(req, dossier, { reason, now })), logs: inLogs }
    const reference = `DEL-${randomBytes(6).toString('hex').toUpperCase()}`
    await req.payload.create({
      collection: 'deletion-certificates',
      data: { reference, reason, at: now.toISOString(), detail: counts },
      overrideAccess: true,
      req,
    })
    const input = {
      files: dossier.files.flatMap(({ filename }) => (filename ? [filename] : [])),
      mails: dossier.mails.map((mail) => mail.id),
    }
    await payload.jobs.queue({ task: 'wipe', input, req })
    return { reference, counts }
  })
}

/** Who was to meet the person hears that the interview is off, and it leaves their calendars: its row goes with the person. */
async function tellNobodyComes(req: PayloadRequest, { applications, interviews }: Dossier, now: Date): Promise<void> {
  for (const interview of interviews) {
    const { application: id, confirmedAt, sequence, state } = interview
    const application = applications.find((one) => one.id === idOf(id))
    if (!application || state !== 'confirmed' || Date.parse(confirmedAt ?? '') < now.getTime()) continue
    const saidLast = { ...interview, sequence: (sequence ?? 0) + 1 }
    await tellInterviewers(req, application, saidLast, { isOff: true, newsIn: cancelledNews(application) })
  }
}

/** Without what has a consent or a purpose of its own. */
function ofApplications(dossier: Dossier): Dossier {
  const own = new Set([dossier.applicant.id, ...dossier.applications.map(({ id }) => id)])
  const mails = dossier.mails.filter(({ relatedTo }) => {
    const value = relatedTo && (typeof relatedTo.value === 'object' ? relatedTo.value.id : relatedTo.value)
    return typeof value === 'string' && own.has(value)
  })
  return { ...dossier, mails, alerts: [], contacts: [] }
}

const ids = (docs: readonly { id: string }[]) => docs.map(({ id }) => id)

async function eraseRows(
  req: PayloadRequest,
  dossier: Dossier,
  { now, reason }: { now: Date; reason: ErasureReason },
): Promise<Record<string, number>> {
  const { alerts, applicant, applications, contacts, files, interviews, mails, tasks } = dossier
  await dropMarks(req, applicant.id)
  for (const application of applications) {
    const unit = { collection: 'applications', id: application.id, depth: 0, overrideAccess: true, req } as const
    // Who asks to be erased gives up what is still open; nobody would be left to decide about.
    const isGivenUp = reason !== 'retention' && !finalStages.includes(application.stage)
    const data = { ...anonymisedApplication(), ...(isGivenUp ? { stage: 'withdrawn' as const } : {}) }
    await req.payload.update({ ...unit, data })
  }
  const unit = { collection: 'applicants', id: applicant.id, depth: 0, overrideAccess: true, req } as const
  await req.payload.update({ ...unit, data: anonymisedApplicant(applicant.id, now) })
  const jobs = await forgetJobs(req, ids(mails))
  const gone: [CollectionSlug, string[]][] = [
    ['mails', ids(mails)],
    ['interviews', ids(interviews)],
    ['hiring-tasks', tasks],
    ['files', ids(files)],
    ['job-alerts', ids(alerts)],
    ['contacts', ids(contacts)],
  ]
  // Of an application that became part of another one the id stands among the keys of that.
  const joined = applications.flatMap(({ furtherKeys }) => furtherKeys ?? [])
  await forgetTraces(req, [applicant.id, ...gone.flatMap(([, list]) => list), ...ids(applications), ...joined])
  await forgetViews(req, identitiesOf(applicant))
  for (const [collection, list] of gone) await removeRows(req, collection, list)
  const counts = Object.fromEntries(gone.map(([collection, list]) => [collection, list.length]))
  return { applicants: 1, applications: applications.length, jobs, ...counts }
}

/** Past Payload's own delete: files leave the disk after the commit, and no hook tells of the person again. */
async function removeRows(req: PayloadRequest, collection: CollectionSlug, ids: string[]): Promise<void> {
  if (ids.length > 0) await req.payload.db.deleteMany({ collection, where: { id: { in: ids } }, req })
}

async function dropMarks(req: PayloadRequest, id: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'applicants',
    where: { or: [{ possibleDuplicates: { in: [id] } }, { otherPeople: { in: [id] } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const other of docs) {
    const without = (list: unknown[] | null | undefined) => (list ?? []).filter((one) => one !== id) as string[]
    const data = { possibleDuplicates: without(other.possibleDuplicates), otherPeople: without(other.otherPeople) }
    await req.payload.update({ collection: 'applicants', id: other.id, data, depth: 0, overrideAccess: true, req })
  }
}

/** Jobs that still wait with one of these mails, or failed with it: their errors may quote an address. */
async function forgetJobs(req: PayloadRequest, mails: string[]): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const about = new Set(mails)
  const mine = docs.filter(({ input }) => about.has(String((input as { mail?: string } | null)?.mail)))
  await removeRows(
    req,
    'payload-jobs',
    mine.map(({ id }) => String(id)),
  )
  return mine.length
}

/** What others wrote or the log kept about these records. */
async function forgetTraces(req: PayloadRequest, ids: string[]): Promise<void> {
  const where = { documentId: { in: ids } }
  await req.payload.db.deleteMany({ collection: 'comments', where, req })
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await req.payload.db.updateOne({ collection: 'audit-log', id, data: { detail: null, title: null }, req })
  }
}

/** Saved views that look for the person by name, address or number: nobody is left for them to find. */
async function forgetViews(req: PayloadRequest, identities: string[]): Promise<void> {
  const known = identities.map((identity) => identity.toLowerCase())
  const { docs } = await req.payload.find({
    collection: 'payload-query-presets',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const about = docs.filter(({ title, where }) => {
    const text = [title, ...textsIn(where)].join('\n').toLowerCase()
    return known.some((identity) => text.includes(identity))
  })
  await removeRows(req, 'payload-query-presets', ids(about))
}

/** Every text of a tree. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
