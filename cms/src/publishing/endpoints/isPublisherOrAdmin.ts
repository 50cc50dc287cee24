import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Who may read everything published at once. */
export const isPublisherOrAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'service', 'admin')
