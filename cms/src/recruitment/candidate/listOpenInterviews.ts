import type { Locale } from '@diwan/shared/content'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { idOf } from '@/recruitment/idOf'
import { interviewLink } from '@/recruitment/interviews/interviewLink'
import { longTime } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { finalStages } from '@/recruitment/stages/stages'

export interface OpenInterview {
  application: string
  /** Where the candidate chooses a time, or another one. */
  link: string
  /** The time that was agreed, in words. */
  agreed?: string
}

/** Interviews that are still to come or wait for the candidate to choose a time. */
export async function listOpenInterviews(
  payload: Payload,
  applications: readonly ApplicationDoc[],
  locale: Locale,
): Promise<OpenInterview[]> {
  const open = applications.filter(({ stage }) => !finalStages.includes(stage)).map(({ id }) => id)
  if (open.length === 0) return []
  const { docs } = await payload.find({
    collection: 'interviews',
    where: { and: [{ application: { in: open } }, { state: { in: ['proposed', 'confirmed'] } }] },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const zone = await readTimeZone(payload)
  return docs.filter(isToCome).map(({ application, confirmedAt, id }) => ({
    application: idOf(application),
    link: interviewLink(id),
    ...(confirmedAt ? { agreed: longTime(confirmedAt, locale, zone) } : {}),
  }))
}

const isToCome = ({ confirmedAt, proposedTimes }: InterviewDoc) =>
  (confirmedAt ? [confirmedAt] : (proposedTimes ?? []).map(({ at }) => at)).some((at) => Date.parse(at) > Date.now())
