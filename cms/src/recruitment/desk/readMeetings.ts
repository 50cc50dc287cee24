import type { InterviewDoc } from '@diwan/shared/generated/payload-types'
import { DAY } from '@diwan/shared/lib/time'
import type { PayloadRequest, Where } from 'payload'
import type { Meeting } from '@/recruitment/interviews/clashesAt'

/** A longer interview than this nobody is invited to. */
const LONGEST = DAY

/** What colleagues have agreed on with other candidates, as far as it is not over. */
export async function readMeetings({ payload, user }: PayloadRequest, application: string): Promise<Meeting[]> {
  const where: Where = {
    and: [
      { state: { equals: 'confirmed' } },
      { confirmedAt: { greater_than: new Date(Date.now() - LONGEST).toISOString() } },
      { application: { not_equals: application } },
    ],
  }
  const find = { collection: 'interviews', where, sort: 'confirmedAt', pagination: false, depth: 1 } as const
  const populate = { applications: { reference: true }, users: { name: true } } as const
  const { docs } = await payload.find({ ...find, populate, user, overrideAccess: false })
  return (docs as InterviewDoc[]).flatMap(({ application: other, confirmedAt, durationMinutes, interviewers }) =>
    confirmedAt && typeof other === 'object'
      ? [
          {
            at: confirmedAt,
            minutes: durationMinutes ?? 60,
            reference: other.reference,
            people: (interviewers ?? []).flatMap((one) =>
              typeof one === 'object' ? [{ id: one.id, name: one.name }] : [],
            ),
          },
        ]
      : [],
  )
}
