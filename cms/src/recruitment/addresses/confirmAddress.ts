import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { ADDRESS_CONFIRM_LIFETIME } from '@diwan/shared/spec/hiring'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { env } from '@/env'
import { readToken, signToken } from '@/recruitment/candidate/signedToken'
import { findPerson } from '@/recruitment/findPerson'
import { addressMark, readWish } from './addressWish'
import { addressesOf, ownEmailsOf } from './ownEmails'

/** The link that confirms an address which a colleague entered, for a mail to whom it was written for alone. */
export function ownEmailLink(asked: string, to: string): string | undefined {
  const wish = readToken('candidate-address-asked', asked)
  if (!wish || readWish(wish).mark !== addressMark(to)) return undefined
  const token = signToken('candidate-address', wish, ADDRESS_CONFIRM_LIFETIME)
  return `${env.PUBLIC_API_BASE}/api/candidate/address/${token}`
}

/** Whose address such a link confirms; `undefined` when it is forged or too old, or when either address has changed since. */
export async function enteredAddressIn(
  payload: Payload,
  token: string,
  req?: PayloadRequest,
): Promise<{ applicant: ApplicantDoc; email: string } | undefined> {
  const { email, id, mark } = readWish(readToken('candidate-address', token) ?? '')
  const applicant = await findPerson(payload, id, req)
  if (!applicant || !addressesOf(applicant).includes(email)) return undefined
  const own = ownEmailsOf(applicant)
  // Who never gave an address says so at the one that was entered for them.
  const judges = own.length > 0 ? own : [email]
  return judges.some((one) => addressMark(one) === mark) ? { applicant, email } : undefined
}

/** From now on the address is the person's own. Answers whether it is. */
export function confirmAddress(payload: Payload, token: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const found = await enteredAddressIn(payload, token, req)
    if (!found) return false
    const { applicant, email } = found
    const ownEmails = [...ownEmailsOf(applicant).filter((one) => one !== email), email]
    const unit = { collection: 'applicants', id: applicant.id, depth: 0, overrideAccess: true, req } as const
    await payload.update({ ...unit, data: { ownEmails } })
    return true
  })
}
