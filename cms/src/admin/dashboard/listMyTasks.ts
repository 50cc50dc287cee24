import type { ApplicantDoc, ApplicationDoc, HiringTaskDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest, Where } from 'payload'
import { isPastDay } from '@/recruitment/dueDay'
import { idOf } from '@/recruitment/idOf'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { readStageTasks } from '@/recruitment/stages/readStageTasks'

const MOST = 8

export interface MyTask {
  id: string
  title: string
  /** Whom it is about; several candidates have tasks of the same name. */
  candidate: string | null
  dueAt: string | null
  isLate: boolean
  /** The panel of the application it is about, or the task itself. */
  href: string
}

/** Tasks that wait for a person: their own, and those that are nobody's. */
export const isMyTask = (user: string): Where => ({
  and: [{ doneAt: { exists: false } }, { or: [{ assignee: { equals: user } }, { assignee: { exists: false } }] }],
})

/** What the reader has to do about applications, the most urgent first, in their language. */
export async function listMyTasks(req: PayloadRequest): Promise<MyTask[]> {
  const { payload, user } = req
  const { docs } = await payload.find({
    collection: 'hiring-tasks',
    where: isMyTask(String(user?.id)),
    sort: 'dueAt',
    limit: MOST,
    pagination: false,
    depth: 2,
    populate: { applications: { applicant: true }, applicants: { name: true } },
    user,
    overrideAccess: false,
  })
  const timeZone = await readTimeZone(payload)
  const { titleOf } = await readStageTasks(payload, req.i18n.language === 'ar' ? 'ar' : 'en')
  return (docs as HiringTaskDoc[]).map(({ application, dueAt, id, title }) => ({
    id,
    title: titleOf(title),
    candidate: nameOf(application),
    dueAt: dueAt ?? null,
    isLate: isPastDay(dueAt, timeZone),
    href: application ? `/admin/auth/applications?open=${idOf(application)}` : `/admin/auth/hiring-tasks/edit/${id}`,
  }))
}

function nameOf(application: HiringTaskDoc['application']): string | null {
  const applicant = (application as ApplicationDoc | null | undefined)?.applicant
  return (applicant as ApplicantDoc | undefined)?.name ?? null
}
