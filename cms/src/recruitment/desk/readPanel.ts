import { DAY } from '@diwan/shared/lib/time'
import type {
  ApplicantDoc,
  ApplicationDoc,
  FileDoc,
  HiringTaskDoc,
  InterviewDoc,
  MailDoc,
  UserDoc,
} from '@diwan/shared/generated/payload-types'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { staffRoles } from '@/access/staffRoles'
import { isPastDay } from '@/recruitment/dueDay'
import { idOf } from '@/recruitment/idOf'
import { isHeld } from '@/recruitment/interviews/changeInterview'
import { clashesAt, type Meeting } from '@/recruitment/interviews/clashesAt'
import { isKeptOpen } from '@/recruitment/privacy/retentionEndOf'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { relatedToAny } from '@/recruitment/relatedToAny'
import { readScoresDue } from '@/recruitment/scores/readScoresDue'
import { revisionOf } from '@/recruitment/stages/moveApplication'
import { readStageTasks } from '@/recruitment/stages/readStageTasks'
import { wordsOfNote } from './systemNotes'
import { answersOf } from './answersOf'
import { fileAddress } from './fileAddress'
import { readMeetings } from './readMeetings'
import { readCriteria } from './readCriteria'
import { readOpenings } from './readOpenings'
import { isVacancy, readTitles, type TitleOf } from './readTitles'
import { wordsOfMail } from './wordsOfMail'

const MOST = 200

/** Everything the panel of an application shows, as far as the person may see it; `undefined` when it is not there. */
export async function readPanel(req: PayloadRequest, id: string) {
  const { payload, user } = req
  const locale = req.i18n.language === 'ar' ? ('ar' as const) : ('en' as const)
  const mine = { user, overrideAccess: false, locale } as const
  const found = await payload.findByID({
    collection: 'applications',
    id,
    depth: 1,
    populate: {
      users: { name: true },
      vacancies: { title: true, slug: true, questions: true, state: true, closesAt: true, openings: true },
      'rejection-reasons': { title: true },
    },
    disableErrors: true,
    ...mine,
  })
  const application = found as ApplicationDoc | null
  if (!application) return undefined
  const applicant = application.applicant as ApplicantDoc
  const list = async <T>(collection: CollectionSlug, where: Where, sort = 'createdAt') =>
    (await payload.find({ collection, where, sort, limit: MOST, pagination: false, depth: 1, ...mine })).docs as T[]
  const people = [applicant.id, ...(applicant.possibleDuplicates ?? []).map(idOf)]
  const [others, mails, interviews, tasks, duplicates, reasons, staff, criteria, stageTasks, timeZone, read] =
    await Promise.all([
      list<ApplicationDoc>('applications', { applicant: { equals: applicant.id } }, '-createdAt'),
      list<MailDoc>('mails', relatedToAny([id, applicant.id])),
      list<InterviewDoc>('interviews', { application: { equals: id } }),
      list<HiringTaskDoc>('hiring-tasks', { application: { equals: id } }),
      list<ApplicantDoc>('applicants', { id: { in: people.slice(1) } }),
      list<{ id: string; title: string }>('rejection-reasons', {}, 'title'),
      list<Pick<UserDoc, 'id' | 'name' | 'role'>>('users', { role: { in: staffRoles } }, 'name'),
      readCriteria(payload, locale),
      readStageTasks(payload, locale),
      readTimeZone(payload),
      application.cv &&
        payload.findByID({
          collection: 'files',
          id: idOf(application.cv),
          select: { textState: true },
          showHiddenFields: true,
          disableErrors: true,
          ...mine,
        }),
    ])
  // The state of one in the trash nobody sees.
  const openings =
    isVacancy(application.vacancy) && !application.vacancy.deletedAt
      ? await readOpenings(payload, user, application, application.vacancy)
      : null
  const asked =
    isVacancy(application.vacancy) && (application.answers ?? []).length > 0
      ? (
          await payload.findByID({
            collection: 'vacancies',
            id: application.vacancy.id,
            depth: 0,
            select: { questions: true },
            disableErrors: true,
            trash: true,
            ...mine,
            locale: application.locale ?? locale,
          })
        )?.questions
      : undefined
  const meetings = await readMeetings(req, id)
  const titleOf = await readTitles(payload, [application.vacancy, ...others.map(({ vacancy }) => vacancy)], locale)
  return {
    id,
    reference: application.reference,
    stage: application.stage,
    stageSince: application.stageSince ?? application.createdAt,
    createdAt: application.createdAt,
    revision: revisionOf(application),
    source: application.source ?? null,
    coverLetter: application.coverLetter ?? null,
    tags: application.tags ?? [],
    rating: application.rating ?? null,
    knockedOut: application.knockedOut ?? false,
    vacancy: titled(application.vacancy, titleOf),
    openings,
    reason: (application.rejectionReason as { title?: string } | null)?.title ?? null,
    answers: answersOf(application, locale, asked ?? []),
    ratings: (application.ratings ?? []).map(({ by, criterion, score }) => ({
      criterion: criteria.titleOf(criterion),
      score,
      by: nameOf(by),
      isMine: idOf(by) === user?.id,
    })),
    applicant: {
      id: applicant.id,
      name: applicant.name,
      email: applicant.email,
      phone: applicant.phone ?? null,
      city: applicant.city ?? null,
      links: (applicant.links ?? []).map(({ url }) => url),
      alsoKnownAs: (applicant.alsoKnownAs ?? []).map(({ fact, value }) => ({ fact, value })),
      suggestions: (applicant.suggestions ?? []).flatMap(({ fact, isDismissed, value }) =>
        isDismissed || isStated(applicant, fact, value) ? [] : [{ fact, value }],
      ),
      retainUntil: applicant.retainUntil ?? null,
      daysLeft: applicant.retainUntil ? Math.ceil((Date.parse(applicant.retainUntil) - Date.now()) / DAY) : null,
      isKeptOpen: isKeptOpen(others),
      isAnonymous: Boolean(applicant.anonymisedAt),
    },
    cv: cvOf(application, (read as FileDoc | null)?.textState),
    timeline: [
      ...(application.history ?? []).map((line) => ({
        kind: 'stage' as const,
        at: line.at ?? '',
        by: nameOf(line.by),
        from: line.from ?? null,
        to: line.to ?? null,
        isUndo: line.isUndo ?? false,
      })),
      ...(application.notes ?? []).map((note) => ({
        kind: 'note' as const,
        at: note.at ?? '',
        by: nameOf(note.by),
        text: wordsOfNote(note, locale),
        mentions: (note.mentions ?? []).map(nameOf),
      })),
      ...mails.map((mail) => ({
        kind: 'mail' as const,
        at: mail.sentAt ?? mail.createdAt,
        status: mail.status,
        sendAt: mail.sendAt ?? null,
        subject: mail.subject,
        text: wordsOfMail(mail.text, locale),
        to: mail.to,
        from: mail.from ?? null,
      })),
    ].sort((a, b) => b.at.localeCompare(a.at)),
    interviews: interviews.map((interview) => interviewOf(interview, meetings)),
    tasks: tasks.map(({ assignee, doneAt, dueAt, id: task, title }) => ({
      id: task,
      title: stageTasks.titleOf(title),
      by: nameOf(assignee),
      dueAt: dueAt ?? null,
      isDone: Boolean(doneAt),
      isLate: !doneAt && isPastDay(dueAt, timeZone),
    })),
    otherApplications: others
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        reference: other.reference,
        stage: other.stage,
        vacancy: titled(other.vacancy, titleOf),
      })),
    duplicates: duplicates.map(({ city, email, id: other, name, phone }) => ({ id: other, name, email, phone, city })),
    reasons: reasons.map(({ id: reason, title }) => ({ id: reason, title })),
    /** Who may be named in notes: who reads them. */
    colleagues: staff.filter(({ role }) => role !== 'editor').map(named),
    /** Who may meet the candidate. */
    staff: staff.map(named),
    meetings,
    criteria: criteria.titles,
    /** How many colleagues have scored, for who sees their scores once their own is in. */
    hiddenScores: (await readScoresDue(req)).get(id) ?? 0,
    timeZone,
  }
}

export type Panel = NonNullable<Awaited<ReturnType<typeof readPanel>>>

/** Whether a fact is what the record says by now: the person may have said so, or a colleague. */
const isStated = (applicant: ApplicantDoc, fact: string, value: string): boolean =>
  fact === 'link'
    ? (applicant.links ?? []).some(({ url }) => url === value)
    : applicant[fact as 'city' | 'email' | 'name' | 'phone'] === value

const nameOf = (user: unknown): string | null =>
  user && typeof user === 'object' && 'name' in user ? String(user.name) : null

const named = ({ id, name }: Pick<UserDoc, 'id' | 'name'>) => ({ id, name })

const interviewOf = (interview: InterviewDoc, meetings: readonly Meeting[]) => ({
  id: interview.id,
  state: interview.state,
  isHeld: isHeld(interview),
  /** Whether every time that was offered has passed. */
  isPast: (interview.proposedTimes ?? []).every(({ at }) => Date.parse(at) < Date.now()),
  confirmedAt: interview.confirmedAt ?? null,
  times: (interview.proposedTimes ?? []).map(({ at }) => at),
  durationMinutes: interview.durationMinutes ?? 60,
  place: interview.place ?? '',
  candidateMessage: interview.candidateMessage ?? null,
  // Accounts that are gone stay ids.
  interviewers: (interview.interviewers ?? []).flatMap((user) => (typeof user === 'object' ? [named(user)] : [])),
  clashes: clashesAt(
    {
      times: openTimesOf(interview),
      minutes: interview.durationMinutes ?? 60,
      people: (interview.interviewers ?? []).map(idOf),
    },
    meetings,
  ),
})

const openTimesOf = ({ confirmedAt, proposedTimes, state }: InterviewDoc): string[] =>
  state === 'confirmed' ? [confirmedAt ?? ''] : state === 'proposed' ? (proposedTimes ?? []).map(({ at }) => at) : []

const titled = (vacancy: unknown, titleOf: TitleOf) =>
  isVacancy(vacancy) ? { id: vacancy.id, title: titleOf(vacancy) } : null

/** A file that could not be read as what it says it is is broken: browsers do not show it either. */
function cvOf({ cv, id }: ApplicationDoc, textState: FileDoc['textState']) {
  if (!cv || typeof cv !== 'object') return null
  return {
    name: cv.originalName ?? cv.filename ?? '',
    mimeType: cv.mimeType ?? '',
    isBroken: textState === 'failed',
    hasText: textState === 'done',
    href: fileAddress(id, cv.id),
  }
}
