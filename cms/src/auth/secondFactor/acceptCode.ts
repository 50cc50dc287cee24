import type { PayloadRequest } from 'payload'
import { digestOf } from './recoveryCodes'
import type { StoredUser } from './SecondFactorState'
import { saveSecondFactor } from './storedUser'
import { stepOf } from './totp'

/** Takes a code of the app, or a recovery code, once. Call it inside the transaction that acts on the answer. */
export async function acceptCode(req: PayloadRequest, user: StoredUser, code: string): Promise<boolean> {
  const { lastStep, recoveryCodes, secret } = user.secondFactor ?? {}
  const step = secret ? stepOf(req.payload.decrypt(secret), code) : null
  if (step !== null) {
    if (step <= (lastStep ?? 0)) return false
    await saveSecondFactor(req, user, { lastStep: step })
    return true
  }
  const digest = digestOf(code)
  if (!recoveryCodes?.includes(digest)) return false
  await saveSecondFactor(req, user, { recoveryCodes: recoveryCodes.filter((left) => left !== digest) })
  return true
}
