import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { idOf } from '@/recruitment/idOf'
import { longTime } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { finalStages } from '@/recruitment/stages/stages'
import { mailInterview, tellInterviewers } from './interviewMails'

export interface Invitation {
  times: string[]
  durationMinutes: number
  place: string
  interviewers: string[]
}

type Result = { interview: InterviewDoc } | { fault: 'missing' | 'interviewMissing' | 'interviewPast' | 'anonymous' }

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

/** Offers times for an interview; with `interview`, new ones for one that was offered or agreed before. */
export function invite(
  payload: Payload,
  user: TypedUser | null,
  { application: id, interview, ...invitation }: Invitation & { application: string; interview?: string },
): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    req.user = user
    if (invitation.times.some((time) => Date.parse(time) < Date.now())) return { fault: 'interviewPast' }
    const application = await readApplication(req, id)
    if (!application) return { fault: 'missing' }
    const earlier = interview ? await readInterview(req, interview) : undefined
    if (interview && idOf(earlier?.application) !== id) return { fault: 'interviewMissing' }
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
    return (await mailInterview(req, application, saved, 'invited')) ? { interview: saved } : { fault: 'anonymous' }
  })
}

/** The candidate takes one of the offered times; an earlier choice is replaced while the new time is still to come. */
export function confirmTime(payload: Payload, id: string, at: string): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application || isDecided(application)) return { fault: 'interviewMissing' }
    const offered = (interview.proposedTimes ?? []).find((time) => time.at === at)
    if (!offered || Date.parse(at) < Date.now()) return { fault: 'interviewPast' }
    // Twice the same answer is one answer.
    if (interview.state === 'confirmed' && interview.confirmedAt === at) return { interview }
    const data = { state: 'confirmed' as const, confirmedAt: at, sequence: (interview.sequence ?? 0) + 1 }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    await mailInterview(req, application, saved, 'confirmed')
    const zone = await readTimeZone(payload)
    await tellInterviewers(req, saved, (locale) => `${application.reference}: ${longTime(at, locale, zone)}`)
    return { interview: saved }
  })
}

/** The candidate says that none of the times fits, in their own words. */
export function declineTimes(payload: Payload, id: string, message: string): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application || isDecided(application)) return { fault: 'interviewMissing' }
    const data = { state: 'declined' as const, confirmedAt: null, candidateMessage: message }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    await tellInterviewers(req, saved, (locale) => hiringMessages[locale].interview.noTimeForDesk)
    return { interview: saved }
  })
}

/**
 * Calls an interview off; a time that was agreed leaves the candidate's calendar. Who withdrew is not told that it was our doing,
 * and those who were to meet them hear of it.
 */
export function cancelInterview(
  payload: Payload,
  user: TypedUser | null,
  id: string,
  by: 'desk' | 'candidate' = 'desk',
): Promise<Result> {
  return inTransaction(payload, async (req): Promise<Result> => {
    req.user = user
    const interview = await readInterview(req, id)
    const application = interview && (await readApplication(req, idOf(interview.application)))
    if (!interview || !application) return { fault: 'interviewMissing' }
    const data = { state: 'cancelled' as const, sequence: (interview.sequence ?? 0) + 1 }
    const saved = await payload.update({ collection: 'interviews', id, data, ...unit(req) })
    await mailInterview(req, application, saved, by === 'candidate' ? 'withdrawn' : 'cancelled')
    if (by === 'candidate') {
      const { reference } = application
      await tellInterviewers(req, saved, (locale) => hiringMessages[locale].interview.withdrawnForDesk(reference))
    }
    return { interview: saved }
  })
}
