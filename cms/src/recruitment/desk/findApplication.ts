import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'

/** An application, if whoever asks may see it. */
export const findApplication = ({ payload, user }: PayloadRequest, id: string): Promise<ApplicationDoc | null> =>
  payload.findByID({ collection: 'applications', id, depth: 0, disableErrors: true, user, overrideAccess: false })
