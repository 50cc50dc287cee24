import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { createLocalReq, type Payload } from 'payload'
import { staffRoles } from '@/access/staffRoles'
import { audit } from '@/audit/audit'
import { env } from '@/env'
import type { StoredUser } from './secondFactor/SecondFactorState'
import { switchOff } from './secondFactor/switchOff'

/** What the operator is told as it is. */
export class LetInFault extends Error {}

/**
 * Lets somebody in who has lost password, phone and recovery codes: takes the second factor off, and returns the link for a new password.
 * For the operator, who has the database in hand; the owner is told by mail.
 */
export async function letIn(payload: Payload, address: string): Promise<string> {
  const email = normalisedEmail(address)
  const user = await payload.db.findOne<StoredUser>({ collection: 'users', where: { email: { equals: email } } })
  if (!user || !staffRoles.some((role) => role === user.role))
    throw new LetInFault(`Nobody signs in with ${email}. Name the e-mail address of an account.`)
  const req = await createLocalReq({}, payload)
  if (user.secondFactor?.enabledAt) await switchOff(req, user)
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, req })
  await audit(req, { action: 'let-in', collection: 'users', documentId: user.id, title: user.name })
  return `${env.SITE_URL}/admin/reset/${token}`
}
