import { SELF_SERVICE_LINK_LIFETIME } from '@diwan/shared/spec/hiring'
import { env } from '@/env'
import { signToken } from '@/recruitment/candidate/signedToken'

/** Where a candidate chooses a time, for whoever has the link. */
export const interviewLink = (interview: string) =>
  `${env.PUBLIC_API_BASE}/api/candidate/interview/${signToken('interview', interview, SELF_SERVICE_LINK_LIFETIME)}`
