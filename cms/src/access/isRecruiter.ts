import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Who works at the hiring desk: recruiters and administrators. */
export const isRecruiter = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'recruiter', 'admin')
