import type { Access } from 'payload'
import { isAdmin } from '@/access/isAdmin'

/** A person's own account, and every account for administrators. */
export const isSelfOrAdmin: Access = ({ req }) => {
  if (isAdmin({ req })) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
