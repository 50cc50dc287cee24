import type { PayloadRequest } from 'payload'
import { tellOwner } from '../tellOwner'
import type { StoredUser } from './SecondFactorState'
import { saveSecondFactor } from './storedUser'

const OFF = { secret: null, pendingSecret: null, enabledAt: null, lastStep: null, recoveryCodes: null }

/** Takes the second factor off an account, and tells its owner. */
export async function switchOff(req: PayloadRequest, user: StoredUser): Promise<void> {
  await saveSecondFactor(req, user, OFF)
  await tellOwner(req, user, 'factorOff')
}
