import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { isAdmin } from '@/access/isAdmin'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { answer } from '../answer'
import { requirePassword } from '../requirePassword'
import { tellOwner } from '../tellOwner'
import { wordsFor } from '../wordsFor'
import { acceptCode } from './acceptCode'
import { countCode } from './codeLimit'
import { openSecret } from './openSecret'
import { digestOf, newRecoveryCodes } from './recoveryCodes'
import { findStoredUser, ownAccount, saveSecondFactor } from './storedUser'
import { switchOff } from './switchOff'
import { addressFor, newSecret, stepOf } from './totp'

/** `GET /api/users/second-factor`: whether the caller's own account has one. */
export const sendSecondFactor = onlyFor(isStaff, async (req) => {
  const { secondFactor } = await ownAccount(req)
  return answer({ isOn: Boolean(secondFactor?.enabledAt), recoveryCodesLeft: secondFactor?.recoveryCodes?.length ?? 0 })
})

/** `POST /api/users/second-factor/begin` `{ password }`: a secret for an app, as key, address and picture. Nothing is on yet. */
export const beginSecondFactor = onlyFor(isStaff, async (req) => {
  const user = await ownAccount(req)
  // Another secret in place of this one would be the way around its code.
  if (user.secondFactor?.enabledAt) return refuse(409, wordsFor(req).factorIsOn)
  await requirePassword(req, user)
  const secret = newSecret()
  await saveSecondFactor(req, user, { pendingSecret: req.payload.encrypt(secret) })
  const address = addressFor(secret, user.email)
  return answer({ secret, address, picture: renderSVG(address, { ecc: 'M', border: 2 }) })
})

/** `POST /api/users/second-factor/confirm` `{ code }`: switches it on, and answers the recovery codes, this once. */
export const confirmSecondFactor = onlyFor(isStaff, async (req) => {
  const user = await ownAccount(req)
  const { pendingSecret } = user.secondFactor ?? {}
  const secret = openSecret(req.payload, pendingSecret)
  if (!pendingSecret || secret === null) return refuse(409, wordsFor(req).factorNotBegun)
  const giveBack = await countCode(req, user)
  const step = stepOf(secret, await codeOf(req))
  if (step === null) return refuse(422, wordsFor(req).codeWrong)
  const recoveryCodes = newRecoveryCodes()
  await saveSecondFactor(req, user, {
    secret: pendingSecret,
    pendingSecret: null,
    enabledAt: new Date().toISOString(),
    lastStep: step,
    recoveryCodes: recoveryCodes.map(digestOf),
  })
  await giveBack()
  await tellOwner(req, user, 'factorOn')
  return answer({ recoveryCodes })
})

/** `POST /api/users/second-factor/off` `{ password, code }`. */
export const endSecondFactor = onlyFor(isStaff, async (req) => {
  const user = await ownAccount(req)
  if (!user.secondFactor?.enabledAt) return refuse(409, wordsFor(req).factorOff)
  await requirePassword(req, user)
  const giveBack = await countCode(req, user)
  if (!(await acceptCode(req, user, await codeOf(req)))) return refuse(422, wordsFor(req).codeWrong)
  await switchOff(req, user)
  await giveBack()
  return answer()
})

/** `GET` and `POST /api/users/{id}/second-factor/reset`: for administrators; whether a colleague has one, and off with it. */
export const sendSecondFactorOf = onlyFor(isAdmin, async (req) => {
  const user = await findStoredUser(req, idOf(req))
  return user ? answer({ isOn: Boolean(user.secondFactor?.enabledAt) }) : refuse(404, req.t('general:notFound'))
})

export const resetSecondFactor = onlyFor(isAdmin, async (req) => {
  const user = await findStoredUser(req, idOf(req))
  if (!user) return refuse(404, req.t('general:notFound'))
  if (user.id === req.user?.id) return refuse(409, wordsFor(req).factorOwn)
  if (!user.secondFactor?.enabledAt) return refuse(409, wordsFor(req).factorOff)
  await switchOff(req, user)
  return answer()
})

const idOf = ({ routeParams }: PayloadRequest) => String(routeParams?.id ?? '')

async function codeOf(req: Parameters<PayloadHandler>[0]): Promise<string> {
  if (!req.data) await addDataAndFileToRequest(req)
  const code: unknown = req.data?.code
  return typeof code === 'string' ? code.slice(0, 64) : ''
}
