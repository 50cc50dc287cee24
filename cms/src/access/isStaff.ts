import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'
import { staffRoles } from '@/access/staffRoles'

/** People who sign in to the admin. */
export const isStaff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...staffRoles)
