import type { FileDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { insert } from '@/database/insert'
import type { SentFile } from './SentFile'

/** Stores the row of a file that lies on disk already, and answers its id. */
export function saveFile(
  req: PayloadRequest,
  { bytes, filename, kind, mimeType, originalName }: SentFile,
): Promise<string> {
  // Past Payload's own upload: it would write the file inside the transaction, and turn away PDFs that readers open.
  const row = { kind, filename, originalName, mimeType, filesize: bytes.length } satisfies Partial<FileDoc>
  return insert(req.payload, 'files', row, req)
}
