import { cvTypes } from '@diwan/shared/contracts/cvFile'
import type { FormFault } from '@diwan/shared/contracts/formFields'
import { fileTypeFromBuffer } from 'file-type'

// Readers accept a PDF whose header comes within the first kilobyte; so must we.
const PDF_HEADER_WITHIN = 1_024

const office = new Set(['docx', 'odt'])
// Office files in the old container: .doc, and any document that is protected by a password.
const CONTAINER = 'cfb'
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** What a CV's bytes are, or why they cannot be read. The name's extension is only believed when the bytes agree. */
export async function sniffCv(bytes: Buffer, extension: string): Promise<{ mimeType: string } | { fault: FormFault }> {
  const mimeType = cvTypes[extension as keyof typeof cvTypes]
  if (extension === 'pdf') {
    if (!bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return { fault: 'cvWrongType' }
    return bytes.includes('/Encrypt') ? { fault: 'cvPassword' } : { mimeType }
  }
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.ext === CONTAINER && bytes.includes(ENCRYPTED_PACKAGE)) return { fault: 'cvPassword' }
  if (office.has(extension) && found?.ext === 'zip') return { fault: 'cvUnreadable' }
  return agrees(found?.ext, extension) ? { mimeType } : { fault: found ? 'cvWrongType' : 'cvUnreadable' }
}

function agrees(found: string | undefined, extension: string): boolean {
  if (extension === 'doc') return found === CONTAINER
  if (extension === 'jpeg') return found === 'jpg'
  return found === extension
}
