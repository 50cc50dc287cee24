import { APIError, type PayloadRequest } from 'payload'
import type { SecondFactorState, StoredUser } from './SecondFactorState'

type Unit = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

/** An account with what no answer shows. */
export async function findStoredUser(req: Unit, id: string): Promise<StoredUser | null> {
  const where = { id: { equals: id } }
  return (await req.payload.db.findOne({ collection: 'users', where, req: req as PayloadRequest })) as StoredUser | null
}

/** The account of whoever is signed in, with what no answer shows. */
export async function ownAccount(req: PayloadRequest): Promise<StoredUser> {
  const user = req.user && (await findStoredUser(req, String(req.user.id)))
  if (!user) throw new APIError(req.t('error:unauthorized'), 401, null, true)
  return user
}

/** Writes the second factor of an account; what is not named stays. */
export async function saveSecondFactor(req: Unit, user: StoredUser, change: SecondFactorState): Promise<void> {
  const secondFactor = { ...user.secondFactor, ...change }
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { secondFactor },
    req: req as PayloadRequest,
    returning: false,
  })
}
