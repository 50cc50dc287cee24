import type { PayloadRequest } from 'payload'
import { isService } from '@/access/isService'
import { isStaff } from '@/access/isStaff'

/** Staff and the publisher read content; visitors read the site, never the API. */
export const isStaffOrService = ({ req }: { req: PayloadRequest }): boolean => isStaff({ req }) || isService({ req })
