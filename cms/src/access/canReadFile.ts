import type { Access } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Recruiters read what candidates sent; editors and the publisher read reports. */
export const canReadFile: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  if (hasRole(req, 'recruiter')) return { kind: { in: ['cv', 'answer'] } }
  if (hasRole(req, 'editor', 'service')) return { kind: { equals: 'report' } }
  return false
}
