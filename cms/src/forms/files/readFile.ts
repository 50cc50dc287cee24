import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { cvFaultOf, cvTypes, extensionOf, seenName } from '@diwan/shared/contracts/cvFile'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import { scanFile } from '@/files/scanFile'
import type { SubmittedFile } from '../submission'
import type { SentFile } from './SentFile'
import { sniffFile } from './sniffFile'

const MAX_FILE_NAME_LENGTH = 200

// Control characters, and marks that turn the direction of what follows: they make a name read as another one.
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** The name a person gave a file, without its folders. */
function nameOf({ name }: SubmittedFile): string {
  const read = seenName(basename(name.replaceAll('\\', '/')).replace(MISLEADING, ''))
  return [...read].slice(-MAX_FILE_NAME_LENGTH).join('')
}

/** Reads a file that was sent, judged by its name, its size and what its bytes really are. */
export async function readFile(
  file: SubmittedFile | undefined,
  kind: SentFile['kind'],
): Promise<SentFile | { fault: FormFault }> {
  const fault = cvFaultOf(file)
  if (!file || fault) return { fault: fault ?? 'cvRequired' }
  const { bytes } = file
  const extension = extensionOf(file.name)
  const sniffed = await sniffFile(bytes, extension)
  if ('fault' in sniffed) return sniffed
  const finding = await scanFile(bytes)
  if (finding === 'infected') return { fault: 'cvInfected' }
  // Nothing is stored that was not looked at: the sender is asked to come back.
  if (finding === 'unknown') throw new Error('The virus scanner at CLAMD does not answer')
  // A name without an extension gets the one by which whoever loads it down can open it.
  const originalName = extension ? nameOf(file) : `${nameOf(file).replace(/\.$/, '')}.${sniffed.type}`
  const mimeType = cvTypes[sniffed.type]
  return { kind, bytes, originalName, filename: `${randomUUID()}.${sniffed.type}`, mimeType }
}
