import { fileTypeFromBuffer } from 'file-type'
import { isContainer, judgeContainer } from './container'
import { isJpeg, isPng, judgeJpeg, judgePng } from './image'
import { richTextLoadsFromAfar } from './loadsFromAfar'
import { judgeOffice } from './office'
import { judgePdf } from './pdf'
import type { FileKind, Verdict } from './verdict'
import { findDirectory } from './zip'

const FIRST_BYTES = 1_024
const ZIP = 'PK\x03\x04'
const RTF = '{\\rtf'

/** Types by the extension a person may give them: Word saves and reads RTF and DOCX under the name of a .doc. */
const taken: Record<string, readonly FileKind[]> = {
  pdf: ['pdf'],
  doc: ['doc', 'rtf', 'docx'],
  docx: ['docx'],
  odt: ['odt'],
  rtf: ['rtf'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
}

/** What a file is by its bytes, or why it is not taken. Its name is only believed when the bytes agree; without an extension they alone decide. */
export async function sniffFile(bytes: Buffer, extension: string): Promise<Verdict> {
  const verdict = await verdictOn(bytes, extension)
  if ('fault' in verdict) return verdict
  if (extension !== '' && !taken[extension]?.includes(verdict.type)) return { fault: 'cvWrongType' }
  return isTwoFiles(bytes, verdict.type) ? { fault: 'cvUnreadable' } : verdict
}

async function verdictOn(bytes: Buffer, extension: string): Promise<Verdict> {
  if (isPng(bytes)) return judgePng(bytes)
  if (isJpeg(bytes)) return judgeJpeg(bytes)
  if (isContainer(bytes)) return judgeContainer(bytes)
  const start = bytes.toString('latin1', 0, 5)
  if (start.startsWith(ZIP)) return judgeOffice(bytes)
  if (start === RTF) return richTextLoadsFromAfar(bytes.toString('latin1')) ? { fault: 'cvLoads' } : { type: 'rtf' }
  if (extension === 'pdf' || start === '%PDF-') return judgePdf(bytes)
  // Something else that is known is another type; what nobody knows is a broken file.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return { fault: found || isText(bytes) ? 'cvWrongType' : 'cvUnreadable' }
}

/** A page or a script under another name. */
const isText = (bytes: Buffer) => /^\s*(?:<|#!|MZ)/.test(bytes.toString('latin1', 0, FIRST_BYTES))

/** Whether the bytes are a second kind of file as well, which another program would see in them. */
function isTwoFiles(bytes: Buffer, type: FileKind): boolean {
  const start = bytes.toString('latin1', 0, FIRST_BYTES)
  if (type !== 'pdf' && start.includes('%PDF-')) return true
  if (/<(?:!doctype html|html|script|svg|\?php)\b/i.test(start)) return true
  return type !== 'docx' && type !== 'odt' && findDirectory(bytes) !== undefined
}
