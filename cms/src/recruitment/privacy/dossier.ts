import type {
  ApplicantDoc,
  ApplicationDoc,
  ContactDoc,
  FileDoc,
  InterviewDoc,
  JobAlertDoc,
  MailDoc,
} from '@diwan/shared/generated/payload-types'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { relatedToAny } from '@/recruitment/relatedToAny'

/** Everything that is stored about a person. */
export interface Dossier {
  applicant: ApplicantDoc
  emails: string[]
  applications: ApplicationDoc[]
  interviews: InterviewDoc[]
  tasks: string[]
  files: FileDoc[]
  mails: MailDoc[]
  /** Consents of their own, and letters to other desks: part of "everything about me", no part of an application. */
  alerts: JobAlertDoc[]
  contacts: ContactDoc[]
}

async function listAll<T>(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<T[]> {
  const find = { collection, where, pagination: false, depth: 0, overrideAccess: true, showHiddenFields: true } as const
  const { docs } = await req.payload.find({ ...find, req })
  return docs as unknown as T[]
}

/** Collects what is stored about a person; `undefined` when there is nobody of this id, or no longer. */
export async function collectDossier(req: PayloadRequest, id: string): Promise<Dossier | undefined> {
  const applicant = await findPerson(req.payload, id, req)
  if (!applicant) return undefined
  const known = (applicant.alsoKnownAs ?? []).filter(({ fact }) => fact === 'email').map(({ value }) => value)
  const emails = [applicant.email, ...known]
  const applications = await listAll<ApplicationDoc>(req, 'applications', { applicant: { equals: id } })
  const ids = applications.map((application) => application.id)
  const interviews = await listAll<InterviewDoc>(req, 'interviews', { application: { in: ids } })
  const tasks = await listAll<{ id: string }>(req, 'hiring-tasks', { application: { in: ids } })
  const contacts = await listAll<ContactDoc>(req, 'contacts', { email: { in: emails } })
  const alerts = await listAll<JobAlertDoc>(req, 'job-alerts', { email: { in: emails } })
  const about = [...ids, id, ...contacts.map((contact) => contact.id), ...alerts.map((alert) => alert.id)]
  const mails = await listAll<MailDoc>(req, 'mails', {
    or: [relatedToAny(about), { to: { in: emails } }],
  })
  const fileIds = [
    ...(applicant.cvs ?? []),
    ...applications.flatMap(({ answers, cv }) => [cv, ...(answers ?? []).map(({ file }) => file)]),
  ]
  const files = await listAll<FileDoc>(req, 'files', { id: { in: fileIds.filter(Boolean).map(idOf) } })
  return {
    applicant,
    emails,
    applications,
    interviews,
    tasks: tasks.map((task) => task.id),
    files,
    mails,
    alerts,
    contacts,
  }
}
