import type { CollectionBeforeOperationHook, Where } from 'payload'
import { hasRole } from '@/access/hasRole'
import { widenSearch } from '@/hooks/widenSearch'
import { searchPeople } from '@/recruitment/desk/searchApplicants'

/** The search of the table asks for names like a text; it also finds other spellings of them, and numbers in any notation. */
export const searchBySpelling: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { overrideAccess, where } = args as { overrideAccess?: boolean; where?: Where }
  if (!where || overrideAccess || !hasRole(req, 'admin', 'recruiter')) return args
  return { ...args, where: await widenSearch(where, 'name', (text) => searchPeople(req, text)) }
}
