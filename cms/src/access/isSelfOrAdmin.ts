import type { Access } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { isStaff } from '@/access/isStaff'

/** A person's own account, and every account for administrators. Programs change nothing. */
export const isSelfOrAdmin: Access = ({ req }) => {
  if (isAdmin({ req })) return true
  return isStaff({ req }) && req.user ? { id: { equals: req.user.id } } : false
}
