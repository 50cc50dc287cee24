import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { INTERVIEW_AHEAD } from '@diwan/shared/spec/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'
import { idOf } from '@/recruitment/idOf'
import { longTime } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { finalStages } from '@/recruitment/stages/stages'
import { mailInterview } from './interviewMails'
import { cancelledNews, tellInterviewers } from './tellInterviewers'

export interface Invitation {
  times: string[]
  durationMinutes: number
  place: string
  interviewers: string[]
}

type Result =
  | { interview: InterviewDoc }
  | {
      fault:
        | 'missing'
        | 'decided'
        | 'interviewMissing'
        | 'interviewPast'
        | 'interviewFar'
        | 'interviewHeld'
        | 'interviewMet'
        | 'interviewAhead'
        | 'anonymous'
    }

const unit = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const

async function readInterview(req: PayloadRequest, id: string): Promise<InterviewDoc | undefined> {
  const find = { collection: 'interviews', id, disableErrors: true, ...unit(req) } as const
  const interview = (await req.payload.findByID(find)) as InterviewDoc | null
  return interview && interview.state !== 'cancelled' ? interview : undefined
}

const readApplication = (req: PayloadRequest, id: string): Promise<ApplicationDoc | null> =>
  req.payload.findByID({ collection: 'applications', id, disableErrors: true, ...unit(req) })

/** Whether nobody will be met about an application any more. */
export const isDecided = ({ stage }: ApplicationDoc): boolean => finalStages.includes(stage)

/** Whether the time that was agreed has come, and with it the candidate or not. */
export const isHeld = ({ confirmedAt, state }: InterviewDoc): boolean =>
  (state === 'confirmed' || state === 'missed') && Date.parse(confirmedAt ?? '') < Date.now()

/** Whether the candidate was met, as far as anybody has noted. */
const isMet = (interview: InterviewDoc): boolean => isHeld(interview) && interview.state !== 'missed'

/** Offers times for an interview; with `interview`, new ones for one that was offered or agreed before. */
export function invite(
  payload: Payload,
  user: TypedUser | null,
  { application: id, interview, ...invitation }: Invitation & { application: string; interview?: string },
): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    req.user = user
    if (invitation.times.some((time) => Date.parse(time) < Date.now())) return { fault: 'interviewPast' }
    if (invitation.times.some((time) => Date.parse(time) > Date.now() + INTERVIEW_AHEAD))
      return { fault: 'interviewFar' }
    const application = await readApplication(req, id)
    if (!application) return { fault: 'missing' }
    if (isDecided(application)) return { fault: 'decided' }
    const earlier = interview ? await readInterview(req, interview) : undefined
    if (interview && idOf(earlier?.application) !== id) return { fault: 'interviewMissing' }
    // Who was met was met; who did not come is noted before they are asked again.
    if (earlier && isMet(earlier)) return { fault: 'interviewMet' }
    // Whoever declines it at the same moment is first, or second.
    await claim(req, 'applications', application)
    const { durationMinutes, interviewers, place, times } = invitation
    const data = {
      proposedTimes: [...new Set(times)].sort().map((at) => ({ at })),
      confirmedAt: null,
      candidateMessage: null,
      state: 'proposed' as const,
      durationMinutes,
      place,
      interviewers: interviewers.length > 0 || !user ? interviewers : [user.id],
      sequence: (earlier?.sequence ?? -1) + 1,
    }
    const saved = earlier
      ? await payload.update({ collection: 'interviews', id: earlier.id, data, ...unit(req) })
      : await payload.create({ collection: 'interviews', data: { ...data, application: id }, ...unit(req) })
    const moved = earlier?.confirmedAt ? earlier : undefined
    if (!(await mailInterview(req, application, saved, 'invited', moved))) return { fault: 'anonymous' }
    if (moved) await tellOfMove(req, application, moved, saved)
    return { interview: saved }
  })
}

/** Those who were to meet the candidate at the time agreed before: it leaves their calendars, whether they are asked again or not. */
async function tellOfMove(
  req: PayloadRequest,
  application: ApplicationDoc,
  earlier: InterviewDoc,
  { sequence }: InterviewDoc,
): Promise<void> {
  await tellInterviewers(
    req,
    application,
    { ...earlier, sequence: sequence ?? 0 },
    {
      isOff: true,
      newsIn: (locale) => {
        const words = hiringMessages[locale].interview
        return { subject: words.changedForDesk, text: words.movedForDesk(application.reference) }
      },
    },
  )
}

/** The candidate takes one of the offered times; an earlier choice is replaced while both times are still to come. */
export function confirmTime(payload: Payload, id: string, at: string): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application || isDecided(application)) return { fault: 'interviewMissing' }
    const offered = (interview.proposedTimes ?? []).find((time) => time.at === at)
    if (!offered || Date.parse(at) < Date.now() || isHeld(interview)) return { fault: 'interviewPast' }
    // Twice the same answer is one answer.
    if (interview.state === 'confirmed' && interview.confirmedAt === at) return { interview }
    const data = { state: 'confirmed' as const, confirmedAt: at, sequence: (interview.sequence ?? 0) + 1 }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    await mailInterview(req, application, saved, 'confirmed')
    const zone = await readTimeZone(payload)
    await tellInterviewers(req, application, saved, {
      isOff: false,
      newsIn: (locale) => ({
        subject: hiringMessages[locale].interview.forDesk,
        text: `${application.reference}: ${longTime(at, locale, zone)}`,
      }),
    })
    return { interview: saved }
  })
}

/** The candidate says that none of the times fits, in their own words. */
export function declineTimes(payload: Payload, id: string, message: string): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application || isDecided(application)) return { fault: 'interviewMissing' }
    if (isHeld(interview)) return { fault: 'interviewPast' }
    // Twice the same answer is one answer.
    if (interview.state === 'declined' && interview.candidateMessage === message) return { interview }
    const sequence = (interview.sequence ?? 0) + 1
    const data = { state: 'declined' as const, confirmedAt: null, candidateMessage: message, sequence }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    if (interview.confirmedAt) await mailInterview(req, application, saved, 'declined', interview)
    await tellInterviewers(
      req,
      application,
      { ...interview, sequence },
      {
        isOff: true,
        newsIn: (locale) => {
          const words = hiringMessages[locale].interview
          return { subject: words.forDesk, text: words.noTimeForDesk }
        },
      },
    )
    return { interview: saved }
  })
}

/** Notes that the candidate did not come to an interview, or that they did after all. Nobody is written to. */
export function noteAbsence(
  payload: Payload,
  user: TypedUser | null,
  id: string,
  { isAbsent }: { isAbsent: boolean },
): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    req.user = user
    const interview = await readInterview(req, id)
    if (!interview) return { fault: 'interviewMissing' }
    if (!isHeld(interview)) return { fault: 'interviewAhead' }
    const data = { state: isAbsent ? ('missed' as const) : ('confirmed' as const) }
    return { interview: await payload.update({ collection: 'interviews', id, data, ...unit(req) }) }
  })
}

/** Whose doing it is: who withdrew is not told that it was ours, and `quietly` writes to colleagues alone. */
type CalledOffBy = 'desk' | 'candidate' | 'quietly'

const withdrawnNews =
  ({ reference }: ApplicationDoc) =>
  (locale: Locale) => {
    const words = hiringMessages[locale].interview
    return { subject: words.forDesk, text: words.withdrawnForDesk(reference) }
  }

/** Calls an interview off, if that still holds for its application; a time that was agreed leaves everybody's calendar. */
export function cancelInterview(
  payload: Payload,
  user: TypedUser | null,
  id: string,
  by: CalledOffBy = 'desk',
  holds: (application: ApplicationDoc) => boolean = () => true,
): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    req.user = user
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application || !holds(application)) return { fault: 'interviewMissing' }
    // Who was met was met: nobody hears afterwards that it does not take place.
    if (isHeld(interview)) return { fault: 'interviewHeld' }
    const data = { state: 'cancelled' as const, sequence: (interview.sequence ?? 0) + 1 }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    if (by !== 'quietly') await mailInterview(req, application, saved, by === 'candidate' ? 'withdrawn' : 'cancelled')
    // Who was never told of a time need not hear that there is none.
    if (by !== 'candidate' && !saved.confirmedAt) return { interview: saved }
    await tellInterviewers(req, application, saved, {
      isOff: true,
      newsIn: by === 'candidate' ? withdrawnNews(application) : cancelledNews(application),
    })
    return { interview: saved }
  })
}
