import type { Verdict } from './verdict'
import { isPdfBomb } from './pdfBomb'
import { opensWithEmptyPassword } from './pdfPassword'

// Readers accept a PDF whose header comes within the first kilobyte; so must we.
const HEADER_WITHIN = 1_024
const HEADER = '%PDF-'
/**
 * What a trailer says about encryption (a reference to a dictionary, or the dictionary itself), and where streams begin and end:
 * in the content of a stream words are only words. One pass over a file that may have been written to be slow.
 */
const ENCRYPTION = /\/Encrypt\s{0,32}(?:(\d{1,10})\s{1,32}(\d{1,10})\s{1,32}R|<<)|endstream|stream/g
const STRUCTURE = /startxref|%%EOF|\d\s{1,32}obj\b/

/** Whether the bytes are a PDF that people can open without a password. */
export async function judgePdf(bytes: Buffer): Promise<Verdict> {
  const header = bytes.subarray(0, HEADER_WITHIN).indexOf(HEADER)
  if (header < 0) return { fault: 'cvWrongType' }
  // What stands in front of the header may be another file: a page, a program, an archive.
  if (/<|^MZ|^PK|^#!|^\x7fELF/.test(bytes.toString('latin1', 0, header))) return { fault: 'cvWrongType' }
  const text = bytes.toString('latin1')
  if (!STRUCTURE.test(text)) return { fault: 'cvUnreadable' }
  if (isLocked(bytes, text)) return { fault: 'cvPassword' }
  return (await isPdfBomb(bytes, text)) ? { fault: 'cvUnreadable' } : { type: 'pdf' }
}

function isLocked(bytes: Buffer, text: string): boolean {
  if (!bytes.includes('/Encrypt')) return false
  let isInStream = false
  for (const found of text.matchAll(ENCRYPTION)) {
    if (found[0] === 'stream') isInStream = true
    else if (found[0] === 'endstream') isInStream = false
    else if (!isInStream) return !opensWithEmptyPassword(bytes, text, found)
  }
  return false
}
