import { inflateSync } from 'node:zlib'

const HEADER = 44
const WOFF_ENTRY = 20
const SFNT_ENTRY = 16

/** A WOFF 1 font as the TrueType or OpenType file inside it, which is what the drawing library reads. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file: only version 1 can be unpacked.')
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + count * SFNT_ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(SFNT_ENTRY * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(SFNT_ENTRY * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let table = 0; table < count; table++) {
    const entry = HEADER + table * WOFF_ENTRY
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const raw = woff.subarray(offset, offset + packed)
    const place = 12 + table * SFNT_ENTRY
    woff.copy(head, place, entry, entry + 4)
    woff.copy(head, place + 4, entry + 16, entry + 20)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(length, place + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(packed < length ? inflateSync(raw) : raw, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}
