import type { Verdict } from './verdict'
import { opensWithEmptyPassword } from './pdfPassword'

// Readers accept a PDF whose header comes within the first kilobyte; so must we.
const HEADER_WITHIN = 1_024
const HEADER = '%PDF-'
/** What a trailer says about encryption: a reference to a dictionary, or the dictionary itself. */
const ENCRYPTION = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g
const STRUCTURE = /startxref|%%EOF|\d\s+obj\b/

/** Whether the bytes are a PDF that people can open without a password. */
export function judgePdf(bytes: Buffer): Verdict {
  const header = bytes.subarray(0, HEADER_WITHIN).indexOf(HEADER)
  if (header < 0) return { fault: 'cvWrongType' }
  // What stands in front of the header may be another file: a page, a program, an archive.
  if (/<|^MZ|^PK|^#!|^\x7fELF/.test(bytes.toString('latin1', 0, header))) return { fault: 'cvWrongType' }
  const text = bytes.toString('latin1')
  if (!STRUCTURE.test(text)) return { fault: 'cvUnreadable' }
  return isLocked(bytes, text) ? { fault: 'cvPassword' } : { type: 'pdf' }
}

function isLocked(bytes: Buffer, text: string): boolean {
  for (const found of text.matchAll(ENCRYPTION)) {
    if (isInStream(text, found.index)) continue
    return !opensWithEmptyPassword(bytes, text, found)
  }
  return false
}

/** Whether a position lies in the content of a stream, where words are only words. */
function isInStream(text: string, position: number): boolean {
  const begins = text.lastIndexOf('stream', position)
  if (begins < 0) return false
  return text.slice(begins - 3, begins) !== 'end'
}
