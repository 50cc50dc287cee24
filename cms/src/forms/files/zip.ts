import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Everything in an office file together may unpack to this much: a CV of 10 MB that holds pictures stays far below. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** A single part of an office file; texts of a thousand pages are smaller. */
const MAX_ENTRY_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 5_000

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = Buffer.from('504b0506', 'hex')
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const ENCRYPTED_FLAG = 1

export interface ZipEntry {
  name: string
  isEncrypted: boolean
  /** The content; rejects when it is not what the archive's directory says. */
  read: () => Promise<Buffer>
}

interface Directory {
  /** Where the end record stands. */
  end: number
  count: number
  offset: number
}

/** Where an archive's directory is, if the bytes end with one. */
export function findDirectory(bytes: Buffer): Directory | undefined {
  const from = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES)
  const end = bytes.subarray(from).lastIndexOf(END) + from
  if (end < from || end + END_BYTES > bytes.length) return undefined
  const size = bytes.readUInt32LE(end + 12)
  const offset = bytes.readUInt32LE(end + 16)
  // An archive behind another file counts from its own beginning: the directory stands right before the end record.
  const real = end - size
  if (real < 0 || (size > 0 && bytes.readUInt32LE(real) !== CENTRAL)) return undefined
  return { end, count: bytes.readUInt16LE(end + 10), offset: Math.min(offset, real) }
}

/**
 * The parts of an archive; `undefined` when it is broken, lies about itself or unpacks to more than it may. Reads nothing but
 * its directory: a bomb is known by it, and one that understates itself by `read`.
 */
export function readZip(bytes: Buffer): ZipEntry[] | undefined {
  const directory = findDirectory(bytes)
  // Nothing before the first entry, nothing behind the last byte: what else is there belongs to another file.
  if (!directory || bytes.readUInt32LE(0) !== LOCAL || directory.count > MAX_ENTRIES) return undefined
  if (directory.end + END_BYTES + bytes.readUInt16LE(directory.end + 20) !== bytes.length) return undefined
  const entries: ZipEntry[] = []
  const spans: [from: number, to: number][] = []
  let unpacked = 0
  let at = directory.offset
  for (let index = 0; index < directory.count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) return undefined
    const packedBytes = bytes.readUInt32LE(at + 20)
    const size = bytes.readUInt32LE(at + 24)
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    unpacked += size
    if (size > MAX_ENTRY_BYTES || unpacked > MAX_UNPACKED_BYTES) return undefined
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return undefined
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    if (from + packedBytes > bytes.length) return undefined
    spans.push([local, from + packedBytes])
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      read: () => unpack(bytes.subarray(from, from + packedBytes), bytes.readUInt16LE(local + 8), size),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return overlap(spans) ? undefined : entries
}

/** Entries that share their bytes are how a small archive unpacks to terabytes. */
function overlap(spans: [from: number, to: number][]): boolean {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  return sorted.some(([from], index) => index > 0 && from < (sorted[index - 1]?.[1] ?? 0))
}

async function unpack(packed: Buffer, method: number, size: number): Promise<Buffer> {
  const content = method === 0 ? packed : await inflate(packed, { maxOutputLength: size + 1 })
  if ((method !== 0 && method !== 8) || content.length !== size) throw new Error('The archive lies about its contents.')
  return content
}
