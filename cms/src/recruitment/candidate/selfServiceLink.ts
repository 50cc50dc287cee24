import { SELF_SERVICE_LINK_LIFETIME } from '@diwan/shared/spec/hiring'
import { env } from '@/env'
import { signToken } from './signedToken'

/** Where a candidate sees and decides about their own data, for whoever has the link. */
export const selfServiceLink = (applicant: string, now = Date.now()) =>
  `${env.PUBLIC_API_BASE}/api/candidate/${signToken('candidate', applicant, SELF_SERVICE_LINK_LIFETIME, now)}`
