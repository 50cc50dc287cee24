import type { PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Who writes content, media and answers to enquiries: editors and administrators. */
export const isEditor = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'editor', 'admin')
