import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/recruitment/idOf'
import { finalStages } from '@/recruitment/stages/stages'

type Due = ReadonlyMap<string, number>

/** What was found for a call: its lists ask for every row. */
const found = new WeakMap<object, Promise<Due>>()

/**
 * The open applications whose candidate the reader is to meet, or has met, and has not scored, each with how many colleagues have. What
 * they gave is not told before: it would sway the reader.
 */
export function readScoresDue(req: PayloadRequest): Promise<Due> {
  const due = found.get(req.context) ?? findScoresDue(req)
  found.set(req.context, due)
  return due
}

async function findScoresDue(req: PayloadRequest): Promise<Due> {
  const { payload, user } = req
  if (!user) return new Map()
  const unit = { depth: 0, overrideAccess: true, pagination: false, req } as const
  const { docs: interviews } = await payload.find({
    collection: 'interviews',
    where: { and: [{ interviewers: { in: [user.id] } }, { state: { in: ['proposed', 'confirmed'] } }] },
    select: { application: true, state: true, proposedTimes: true },
    ...unit,
  })
  const ids = new Set((interviews as InterviewDoc[]).filter(isMeeting).map(({ application }) => idOf(application)))
  if (ids.size === 0) return new Map()
  const { docs: applications } = await payload.find({
    collection: 'applications',
    where: { and: [{ id: { in: [...ids] } }, { stage: { not_in: [...finalStages] } }] },
    select: { ratings: true },
    ...unit,
  })
  return new Map(
    (applications as ApplicationDoc[]).flatMap(({ id, ratings }): [string, number][] => {
      const people = new Set((ratings ?? []).map(({ by }) => idOf(by)))
      return people.has(user.id) ? [] : [[id, people.size]]
    }),
  )
}

/** Whether a time was agreed, or still may be. */
const isMeeting = ({ proposedTimes, state }: InterviewDoc): boolean =>
  state === 'confirmed' || (proposedTimes ?? []).some(({ at }) => Date.parse(at) > Date.now())
