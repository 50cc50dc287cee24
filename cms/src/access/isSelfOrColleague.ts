import type { Access, Where } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { isSelfOrAdmin } from '@/access/isSelfOrAdmin'
import { isStaff } from '@/access/isStaff'

/** Staff see who their colleagues are; the accounts of programs are seen by administrators and by themselves. */
export const isSelfOrColleague: Access = (args) => {
  const { req } = args
  if (isAdmin({ req })) return true
  if (!req.user) return false
  if (!isStaff({ req })) return isSelfOrAdmin(args)
  const colleagues: Where = { role: { in: ['admin', 'editor', 'recruiter'] } }
  return colleagues
}
