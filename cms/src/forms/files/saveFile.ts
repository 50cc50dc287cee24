import type { PayloadRequest } from 'payload'
import type { SentFile } from './SentFile'

/** Stores the row of a file that lies on disk already, and answers its id. */
export async function saveFile(
  req: PayloadRequest,
  { bytes, filename, kind, mimeType, originalName }: SentFile,
): Promise<string> {
  const now = new Date().toISOString()
  // Past Payload's own upload: it would write the file inside the transaction, and turn away PDFs that readers open.
  const row = await req.payload.db.create({
    collection: 'files',
    data: { kind, filename, originalName, mimeType, filesize: bytes.length, createdAt: now, updatedAt: now },
    req,
  })
  return String(row.id)
}
