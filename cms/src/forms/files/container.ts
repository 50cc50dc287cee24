import type { Verdict } from './verdict'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const named = (name: string) => Buffer.from(name, 'utf16le')
const ENCRYPTED_PACKAGE = named('EncryptedPackage')
const WORD_STREAM = named('WordDocument\0')
const DIRECTORY_ENTRY_BYTES = 128
const NAME_BYTES_AT = 64
const MOST_NAME_BYTES = 64
const KIND_AT = 66
/** Kinds of entries that are there: folders and streams. */
const KINDS = [1, 2]
/** Where Word keeps macros; the container does not tell capitals from small letters. */
const MACROS = ['macros', 'vba', '_vba_project', '_vba_project_cur']
const START_SECTOR_AT = 116
const WORD_MAGIC = 0xa5ec
const FLAGS_AT = 10
const ENCRYPTED_FLAG = 0x0100

/** Whether bytes are Microsoft's old container: .doc, and any Office document that is protected by a password. */
export const isContainer = (bytes: Buffer) => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** Whether a container is a Word document that people can open. */
export function judgeContainer(bytes: Buffer): Verdict {
  if (bytes.includes(ENCRYPTED_PACKAGE)) return { fault: 'cvPassword' }
  const entry = bytes.indexOf(WORD_STREAM)
  if (entry < 0 || entry + DIRECTORY_ENTRY_BYTES > bytes.length) return { fault: 'cvWrongType' }
  if (hasMacros(bytes)) return { fault: 'cvMacros' }
  const sectorBytes = 2 ** bytes.readUInt16LE(30)
  const start = (bytes.readUInt32LE(entry + START_SECTOR_AT) + 1) * sectorBytes
  if (start + FLAGS_AT + 2 > bytes.length) return { fault: 'cvUnreadable' }
  const isWord = bytes.readUInt16LE(start) === WORD_MAGIC
  const isEncrypted = isWord && (bytes.readUInt16LE(start + FLAGS_AT) & ENCRYPTED_FLAG) !== 0
  return isEncrypted ? { fault: 'cvPassword' } : { type: 'doc' }
}

/** Looks at whatever could be an entry of the directory: sectors, and so entries, lie at multiples of their size. */
function hasMacros(bytes: Buffer): boolean {
  const last = bytes.length - DIRECTORY_ENTRY_BYTES
  for (let at = DIRECTORY_ENTRY_BYTES; at <= last; at += DIRECTORY_ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + NAME_BYTES_AT)
    if (length > MOST_NAME_BYTES || !KINDS.includes(bytes[at + KIND_AT] ?? 0)) continue
    // The length counts the NUL at the end.
    const name = bytes.toString('utf16le', at, at + Math.max(0, length - 2))
    if (MACROS.includes(name.toLowerCase())) return true
  }
  return false
}
