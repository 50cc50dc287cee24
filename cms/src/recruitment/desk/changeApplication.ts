import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'

export type Change = Partial<Omit<ApplicationDoc, 'id' | 'createdAt' | 'updatedAt'>>

/** Why a change is not made, with the application as it is now. */
export interface Refused<F extends string> {
  fault: F | 'missing'
  application?: ApplicationDoc
}

/**
 * Reads an application and changes it in one transaction, so that of two people who change it at once the second one sees what
 * the first did. `decide` answers the change, or why there is none.
 */
export function changeApplication<F extends string = never>(
  payload: Payload,
  user: TypedUser | null,
  id: string,
  decide: (application: ApplicationDoc, req: PayloadRequest) => Promise<Change | F> | Change | F,
): Promise<{ application: ApplicationDoc } | Refused<F>> {
  return inTransaction(payload, async (req): Promise<{ application: ApplicationDoc } | Refused<F>> => {
    req.user = user
    const unit = { collection: 'applications', id, depth: 0, overrideAccess: true, req } as const
    const application = (await payload.findByID({ ...unit, disableErrors: true })) as ApplicationDoc | null
    if (!application) return { fault: 'missing' as const }
    const decided = await decide(application, req)
    if (typeof decided === 'string') return { fault: decided, application }
    await claim(req, 'applications', application)
    return { application: await payload.update({ ...unit, data: decided }) }
  })
}
