import type { Access } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { isStaff } from '@/access/isStaff'

/** What a member of staff wrote (`by`), and everything for administrators. */
export const isAuthorOrAdmin: Access = ({ req }) => {
  if (isAdmin({ req })) return true
  return isStaff({ req }) && req.user ? { by: { equals: req.user.id } } : false
}
