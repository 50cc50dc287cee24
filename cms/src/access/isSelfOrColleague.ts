import type { Access, Where } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { isStaff } from '@/access/isStaff'
import { staffRoles } from '@/access/staffRoles'

const colleagues: Where = { role: { in: staffRoles } }

/** Staff see who their colleagues are; the accounts of programs are seen by administrators and by themselves. */
export const isSelfOrColleague: Access = ({ req }) => {
  if (isAdmin({ req })) return true
  if (isStaff({ req })) return colleagues
  const self: Where = { id: { equals: req.user?.id } }
  return req.user ? self : false
}
