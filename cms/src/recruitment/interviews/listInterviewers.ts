import type { InterviewDoc, UserDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/recruitment/idOf'

/** Who meets the candidate, in the order they were named; whose account is gone is left out. */
export async function listInterviewers(req: PayloadRequest, { interviewers }: InterviewDoc): Promise<UserDoc[]> {
  const found = []
  for (const id of new Set((interviewers ?? []).map(idOf))) {
    const find = { collection: 'users', id, depth: 0, overrideAccess: true, disableErrors: true } as const
    const user: UserDoc | null = await req.payload.findByID({ ...find, req })
    if (user) found.push(user)
  }
  return found
}
