import type { Access } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Editors read the mails about enquiries, recruiters those about applications, not those about a person. */
export const canReadMail: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  if (hasRole(req, 'editor')) return { 'relatedTo.relationTo': { equals: 'contacts' } }
  if (hasRole(req, 'recruiter')) return { 'relatedTo.relationTo': { equals: 'applications' } }
  return false
}
