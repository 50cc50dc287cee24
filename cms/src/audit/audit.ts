import type { PayloadRequest } from 'payload'
import type { AuditAction } from './actions'

export interface AuditEntry {
  action: AuditAction
  collection?: string
  documentId?: string
  /** What a reader knows the document by. Never personal data: it would outlive the record. */
  title?: string | null
  locale?: string | null
  detail?: Record<string, unknown>
  /** Who did it, when it is not the request's user. */
  by?: { id: string | number; name?: string | null } | null
}

/** Adds a line to the audit log, in the transaction of `req`: what it tells of and the line are saved together, or neither is. */
export async function audit(req: PayloadRequest, { by = req.user, ...entry }: AuditEntry): Promise<void> {
  const now = new Date().toISOString()
  // Straight to the database: no access rule or hook has a say in a row of the system's own.
  await req.payload.db.create({
    collection: 'audit-log',
    data: { ...entry, by: by?.id ?? null, name: by?.name ?? null, at: now, createdAt: now, updatedAt: now },
    req,
    returning: false,
  })
}
