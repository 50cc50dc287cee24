import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { SELF_SERVICE_LINK_LIFETIME } from '@diwan/shared/spec/hiring'
import { env } from '@/env'
import { addressMark } from '@/recruitment/addresses/addressWish'
import { signToken } from './signedToken'

/**
 * Where a candidate sees and decides about their own data, for whoever has the link. It is made for the address it is sent to, and
 * ends when that is no longer the person's own.
 */
export const selfServiceLink = ({ email, id }: Pick<ApplicantDoc, 'email' | 'id'>, now = Date.now()) =>
  `${env.PUBLIC_API_BASE}/api/candidate/${signToken('candidate', `${id}~${addressMark(email)}`, SELF_SERVICE_LINK_LIFETIME, now)}`
