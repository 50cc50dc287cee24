import type { InterviewDoc } from '@diwan/shared/generated/payload-types'
import { DAY, MINUTE } from '@diwan/shared/lib/time'
import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/recruitment/idOf'

export interface Clash {
  at: string
  /** Who would be in two places. */
  name: string
  /** The application that the other interview is about. */
  reference: string
}

/** A longer interview than this nobody is invited to. */
const LONGEST = DAY

const timesOf = ({ confirmedAt, proposedTimes, state }: InterviewDoc): string[] =>
  state === 'confirmed' ? [confirmedAt ?? ''] : state === 'proposed' ? (proposedTimes ?? []).map(({ at }) => at) : []

const minutesOf = ({ durationMinutes }: InterviewDoc) => (durationMinutes ?? 60) * MINUTE

/** Times still to come at which somebody who is to meet the candidate has agreed to meet another one. */
export async function readClashes(
  { payload, user }: PayloadRequest,
  application: string,
  interviews: readonly InterviewDoc[],
): Promise<ReadonlyMap<string, Clash[]>> {
  const open = interviews.filter((interview) => timesOf(interview).some((at) => Date.parse(at) > Date.now()))
  const interviewers = [...new Set(open.flatMap((interview) => (interview.interviewers ?? []).map(idOf)))]
  if (interviewers.length === 0) return new Map()
  const where: Where = {
    and: [
      { state: { equals: 'confirmed' } },
      { confirmedAt: { greater_than: new Date(Date.now() - LONGEST).toISOString() } },
      { application: { not_equals: application } },
      { interviewers: { in: interviewers } },
    ],
  }
  const find = { collection: 'interviews', where, sort: 'confirmedAt', pagination: false, depth: 1 } as const
  const { docs } = await payload.find({ ...find, user, overrideAccess: false })
  return new Map(open.map((interview) => [interview.id, clashesOf(interview, docs)]))
}

function clashesOf(interview: InterviewDoc, agreed: readonly InterviewDoc[]): Clash[] {
  const own = new Set((interview.interviewers ?? []).map(idOf))
  return timesOf(interview).flatMap((at) =>
    agreed
      .filter((other) => isAtOnce(Date.parse(at), minutesOf(interview), other))
      .flatMap(({ application, interviewers }) =>
        (interviewers ?? []).flatMap((user) =>
          typeof user === 'object' && own.has(user.id) && typeof application === 'object'
            ? [{ at, name: user.name, reference: application.reference }]
            : [],
        ),
      ),
  )
}

function isAtOnce(start: number, length: number, other: InterviewDoc): boolean {
  const otherStart = Date.parse(other.confirmedAt ?? '')
  return start > Date.now() && start < otherStart + minutesOf(other) && otherStart < start + length
}
