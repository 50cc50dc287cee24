import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { AfterErrorHook, CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { audit } from './audit'

/** Writes down who signed in. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await audit(req, { action: 'sign-in', collection: 'users', documentId: String(user.id), by: user })
}

/** Writes down who signed out. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await audit(req, { action: 'sign-out', collection: 'users', documentId: String(req.user.id) })
}

const isLogin = (req: PayloadRequest) => /\/api\/users\/login\/?$/.test(req.pathname ?? '')

/** Writes down that somebody could not sign in, with the address they gave: an account of ours, or not. */
export const auditFailedSignIn: AfterErrorHook = async ({ error, req }) => {
  if (!isLogin(req) || !['AuthenticationError', 'LockedAuth'].includes(error.name)) return
  const given = typeof req.data?.email === 'string' ? normalisedEmail(req.data.email) : ''
  const account = given ? await accountOf(req, given) : null
  const unit = { ...req, transactionID: undefined } as unknown as PayloadRequest
  const detail = { isLocked: error.name === 'LockedAuth' }
  try {
    // Whoever mistypes may have typed a password: an address that no account has is not kept.
    await audit(unit, { action: 'failed-sign-in', collection: 'users', documentId: account?.id, by: account, detail })
  } catch (err) {
    req.payload.logger.error({ err, msg: 'A failed sign-in could not be written down' })
  }
}

async function accountOf({ payload }: PayloadRequest, email: string) {
  const where = { email: { equals: email } }
  const query = { collection: 'users', where, limit: 1, depth: 0, pagination: false, overrideAccess: true } as const
  return (await payload.find(query)).docs[0] ?? null
}
