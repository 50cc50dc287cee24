import type { AuditLineDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import type { AuditAction } from './actions'

interface Subject {
  collection: string
  documentId: string
}

/** The newest line about a document, of any kind or of the kinds named. */
export async function newestLine(
  req: PayloadRequest,
  { collection, documentId }: Subject,
  actions?: AuditAction[],
): Promise<AuditLineDoc | null> {
  const { docs } = await req.payload.db.find<AuditLineDoc>({
    collection: 'audit-log',
    where: {
      and: [
        { collection: { equals: collection } },
        { documentId: { equals: documentId } },
        ...(actions ? [{ action: { in: actions } }] : []),
      ],
    },
    sort: '-at',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}
