import type { PayloadRequest } from 'payload'
import { openSecret } from './openSecret'
import { digestsOf } from './recoveryCodes'
import type { StoredUser } from './SecondFactorState'
import { saveSecondFactor } from './storedUser'
import { stepOf } from './totp'

/** Takes a code of the app, or a recovery code, once. Call it inside the transaction that acts on the answer. */
export async function acceptCode(req: PayloadRequest, user: StoredUser, code: string): Promise<boolean> {
  const { lastStep, recoveryCodes, secret } = user.secondFactor ?? {}
  const opened = openSecret(req.payload, secret)
  if (secret && opened === null)
    req.payload.logger.warn(`The second factor of ${user.id} is of another PAYLOAD_SECRET.`)
  const step = opened === null ? null : stepOf(opened, code)
  if (step !== null) {
    if (step <= (lastStep ?? 0)) return false
    await saveSecondFactor(req, user, { lastStep: step })
    return true
  }
  const digest = digestsOf(code).find((each) => recoveryCodes?.includes(each))
  if (!recoveryCodes || digest === undefined) return false
  await saveSecondFactor(req, user, { recoveryCodes: recoveryCodes.filter((left) => left !== digest) })
  return true
}
