import type { Access } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Reports only: what a candidate sent goes with the candidate, or when nothing uses it any more. */
export const canDeleteFile: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') ? { kind: { equals: 'report' } } : false
