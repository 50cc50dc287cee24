import type { Access } from 'payload'
import { hasRole } from '@/access/hasRole'
import { isEditor } from '@/access/isEditor'

/** Editors and administrators share drafts of everything; recruiters those of vacancies, and no link of theirs becomes another's. */
export const canSharePreview: Access = ({ data, req }) => {
  if (isEditor({ req })) return true
  if (!hasRole(req, 'recruiter') || (data?.collection ?? 'vacancies') !== 'vacancies') return false
  return { collection: { equals: 'vacancies' } }
}
