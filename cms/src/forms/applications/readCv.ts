import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { cvFaultOf } from '@diwan/shared/contracts/cvFile'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import type { Cv } from './application'
import { sniffCv } from './sniffCv'

const MAX_FILE_NAME_LENGTH = 200

/** Reads the uploaded CV, judged by its name, its size and what its bytes really are. */
export async function readCv(file: File | undefined): Promise<Cv | { fault: FormFault }> {
  const fault = cvFaultOf(file)
  if (!file || fault) return { fault: fault ?? 'cvRequired' }
  const bytes = Buffer.from(await file.arrayBuffer())
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const sniffed = await sniffCv(bytes, extension)
  if ('fault' in sniffed) return sniffed
  const originalName = basename(file.name.replaceAll('\\', '/')).slice(-MAX_FILE_NAME_LENGTH)
  return { bytes, originalName, filename: `${randomUUID()}.${extension}`, mimeType: sniffed.mimeType }
}
