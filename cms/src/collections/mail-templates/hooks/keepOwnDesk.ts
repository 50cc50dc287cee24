import type { FieldHook, PayloadRequest } from 'payload'
import { hasRole } from '@/access/hasRole'

/** The desk of whoever writes a template; administrators choose. */
export function deskOf(req: PayloadRequest, chosen: unknown): unknown {
  if (hasRole(req, 'recruiter')) return 'recruitment'
  return hasRole(req, 'editor') ? 'enquiries' : chosen
}

/** A template belongs to the desk of whoever writes it. */
export const keepOwnDesk: FieldHook = ({ req, value }) => deskOf(req, value)
