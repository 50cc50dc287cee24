import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** People who sign in to the admin. */
export const isStaff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin', 'editor', 'recruiter')
