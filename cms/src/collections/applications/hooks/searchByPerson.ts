import type { CollectionBeforeOperationHook, Where } from 'payload'
import { hasRole } from '@/access/hasRole'
import { widenSearch } from '@/hooks/widenSearch'
import { searchApplicants } from '@/recruitment/desk/searchApplicants'

/**
 * The search of the table asks for references like a text; it also finds by what is known of the person and by the words of the CV,
 * as the search of the board does.
 */
export const searchByPerson: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { overrideAccess, where } = args as { overrideAccess?: boolean; where?: Where }
  if (!where || overrideAccess || !hasRole(req, 'admin', 'recruiter')) return args
  return { ...args, where: await widenSearch(where, 'reference', (text) => searchApplicants(req, text)) }
}
