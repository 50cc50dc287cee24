import type { UploadConfig } from 'payload'
import { audit } from './audit'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Writes down who opened a candidate's CV, then lets the file go out. */
export const auditOpenedCv: FileHandler = async (req, { doc }) => {
  const file = doc as { id?: string; kind?: string } | undefined
  // A viewer that asks for the file in parts opens it once.
  const isFirstPart = /^bytes=0-|^$/.test(req.headers.get('range') ?? '')
  if (req.user && file?.kind === 'cv' && isFirstPart) {
    await audit(req, { action: 'open-cv', collection: 'files', documentId: String(file.id) })
  }
}
