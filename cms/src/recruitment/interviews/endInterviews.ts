import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload'
import { revisionOf } from '@/recruitment/stages/moveApplication'
import { cancelInterview } from './changeInterview'

interface EndInterviews {
  input: { application: string; revision: number; isSilent: boolean }
  output: object
}

/** Interviews of an application that are agreed and still to come. */
async function listAgreed(payload: Payload, application: string, req?: PayloadRequest): Promise<string[]> {
  const where: Where = {
    and: [
      { application: { equals: application } },
      { state: { equals: 'confirmed' } },
      { confirmedAt: { greater_than: new Date().toISOString() } },
    ],
  }
  const find = { collection: 'interviews', where, pagination: false, depth: 0, overrideAccess: true } as const
  return (await payload.find({ ...find, ...(req ? { req } : {}) })).docs.map(({ id }) => id)
}

/** Has the agreed interviews of a declined application called off once the decline can no longer be taken back. */
export async function queueEndOfInterviews(
  req: PayloadRequest,
  application: ApplicationDoc,
  { isSilent, waitUntil }: { isSilent: boolean; waitUntil: Date },
): Promise<void> {
  if ((await listAgreed(req.payload, application.id, req)).length === 0) return
  const input = { application: application.id, revision: revisionOf(application), isSilent }
  await req.payload.jobs.queue({ task: 'endInterviews', input, waitUntil, req })
}

/** Calls the agreed interviews of an application off, unless it was moved since: a decline that was taken back keeps them. */
export const endInterviews: TaskConfig<EndInterviews> = {
  slug: 'endInterviews',
  inputSchema: [
    { name: 'application', type: 'text', required: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'isSilent', type: 'checkbox' },
  ],
  retries: 3,
  handler: async ({ input: { application, isSilent, revision }, req: { payload } }) => {
    const holds = (found: ApplicationDoc) => found.stage === 'rejected' && revisionOf(found) === revision
    for (const id of await listAgreed(payload, application)) {
      await cancelInterview(payload, null, id, isSilent ? 'quietly' : 'desk', holds)
    }
    return { output: {} }
  },
}
