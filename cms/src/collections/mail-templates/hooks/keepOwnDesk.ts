import type { FieldHook } from 'payload'
import { hasRole } from '@/access/hasRole'

/** A template belongs to the desk of whoever writes it; administrators choose. */
export const keepOwnDesk: FieldHook = ({ req, value }) => {
  if (hasRole(req, 'recruiter')) return 'recruitment'
  return hasRole(req, 'editor') ? 'enquiries' : value
}
