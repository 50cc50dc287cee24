import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
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
    await claim(payload, application, req)
    return { application: await payload.update({ ...unit, data: decided }) }
  })
}

/**
 * Makes this the only unit that changes the application as it was read: a second one finds it changed, and is tried again. A
 * transaction alone does not promise that on every server that speaks MongoDB's language.
 */
async function claim({ db }: Payload, { id, updatedAt }: ApplicationDoc, req: PayloadRequest): Promise<void> {
  const claimed = await db.updateOne({
    collection: 'applications',
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
    data: { updatedAt: new Date().toISOString() },
    req,
  })
  if (!claimed) throw new Error('Somebody else changed this application meanwhile. Try again.')
}
