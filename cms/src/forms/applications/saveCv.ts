import type { PayloadRequest } from 'payload'
import type { Cv } from './application'

/** Stores the row of a CV that lies on disk already, and answers its id. */
export async function saveCv(req: PayloadRequest, { bytes, filename, mimeType, originalName }: Cv): Promise<string> {
  const now = new Date().toISOString()
  // Past Payload's own upload: it would write the file inside the transaction, and turn away PDFs that readers open.
  const row = await req.payload.db.create({
    collection: 'files',
    data: { kind: 'cv', filename, originalName, mimeType, filesize: bytes.length, createdAt: now, updatedAt: now },
    req,
  })
  return String(row.id)
}
