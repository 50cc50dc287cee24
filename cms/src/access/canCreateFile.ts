import type { Access } from 'payload'
import { hasRole } from '@/access/hasRole'

/** Recruiters add candidates' files, editors add reports. Without data, the answer is whether any kind may be added. */
export const canCreateFile: Access<{ kind?: string }> = ({ data, req }) => {
  if (hasRole(req, 'admin')) return true
  const kind = data?.kind
  if (hasRole(req, 'recruiter')) return kind === undefined || kind === 'cv' || kind === 'answer'
  if (hasRole(req, 'editor')) return kind === undefined || kind === 'report'
  return false
}
