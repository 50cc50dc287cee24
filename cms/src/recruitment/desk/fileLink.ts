import { CV_LINK_LIFETIME } from '@diwan/shared/spec/hiring'
import { signToken } from '@/recruitment/candidate/signedToken'

/** Where a file of a candidate is opened from the panel for a while; who does is written down. */
export const fileLink = (id: string): string => `/api/applications/cv/${signToken('cv', id, CV_LINK_LIFETIME)}`
