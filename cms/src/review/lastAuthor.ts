import type { PayloadRequest } from 'payload'
import { newestLine } from '@/audit/newestLine'

export interface Subject {
  collection: string
  documentId: string
}

/** Who made the last change of a document's text, by the audit log; `null` when nobody who signs in did. */
export async function lastAuthor(req: PayloadRequest, subject: Subject): Promise<string | null> {
  const line = await newestLine(req, subject, ['create', 'update', 'restore-version'])
  const by = line?.by
  return by ? String(typeof by === 'object' ? by.id : by) : null
}
