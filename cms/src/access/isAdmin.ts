import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Administrators. */
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')
