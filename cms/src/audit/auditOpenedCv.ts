import type { PayloadRequest, UploadConfig } from 'payload'
import { audit } from './audit'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

interface CandidateFile {
  id: string
  kind: 'cv' | 'answer'
}

/** Writes down who opened what a candidate sent, then lets the file go out. */
export const auditOpenedCv: FileHandler = async (req, { doc, params }) => {
  // A viewer that asks for the file in parts opens it once.
  const isFirstPart = /^bytes=0-|^$/.test(req.headers.get('range') ?? '')
  if (!req.user || !isFirstPart) return
  const file = (doc as CandidateFile | undefined) ?? (await findByName(req, params.filename))
  if (isFromCandidate(file)) await noteOpened(req, file)
}

/** A line of the audit log about a file that was opened; one that answers a question is told apart from a CV. */
export const noteOpened = (req: PayloadRequest, { id, kind }: CandidateFile): Promise<void> =>
  audit(req, {
    action: 'open-cv',
    collection: 'files',
    documentId: String(id),
    ...(kind === 'answer' ? { detail: { kind } } : {}),
  })

/** CVs and files that answer a question, not reports. */
export const isFromCandidate = (file: { kind?: string } | null): file is CandidateFile =>
  file?.kind === 'cv' || file?.kind === 'answer'

/** Payload hands no document over when somebody may read every file. */
const findByName = (req: PayloadRequest, filename: string): Promise<CandidateFile | null> =>
  req.payload.db.findOne<CandidateFile>({ collection: 'files', where: { filename: { equals: filename } }, req })
