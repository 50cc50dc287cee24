import type { Access, Where } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Editors read the mails about enquiries, recruiters those about applications and the people behind them. */
export const canReadMail: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  if (hasRole(req, 'editor')) return isAbout('contacts')
  if (hasRole(req, 'recruiter')) return { or: ['applications', 'applicants'].map(isAbout) }
  return false
}

const isAbout = (relationTo: string): Where => ({ 'relatedTo.relationTo': { equals: relationTo } })
