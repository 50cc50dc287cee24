import type { Access, Where } from 'payload'
import { hasRole } from '@/access/hasRole'

const enquiries: Where = { desk: { equals: 'enquiries' } }
const recruitment: Where = { desk: { not_equals: 'enquiries' } }

/** Editors work with the templates of enquiries, recruiters with those of recruitment, administrators with all. */
export const writesForDesk: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  if (hasRole(req, 'editor')) return enquiries
  return hasRole(req, 'recruiter') ? recruitment : false
}
