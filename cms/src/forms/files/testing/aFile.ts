import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  content: Buffer | string
  /** What the archive says the content's length is. */
  claims?: number
  isEncrypted?: boolean
}

/** An archive of the given parts. */
export function aZip(parts: Part[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { claims, content, isEncrypted = false, name } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const size = claims ?? bytes.length
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(size, 18)
    header.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), header, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), header, tail.subarray(0, 14), Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const WORD_TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** A Word document, with further parts if asked for. */
export const aDocx = (more: Part[] = []) =>
  aZip([
    { name: '[Content_Types].xml', content: WORD_TYPES },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])

/** An OpenDocument text. */
export const anOdt = (manifest = '<manifest/>', more: Part[] = []) =>
  aZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'META-INF/manifest.xml', content: manifest },
    ...more,
  ])

/** Microsoft's old container with one stream. */
export function aContainer(stream: string, flags = 0): Buffer {
  const bytes = Buffer.alloc(512 * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  Buffer.from(`${stream}\0`, 'utf16le').copy(bytes, 512)
  bytes.writeUInt32LE(1, 512 + 116)
  bytes.writeUInt16LE(0xa5ec, 1_024)
  bytes.writeUInt16LE(flags, 1_034)
  return bytes
}

/** An entry in the directory of the old container: a folder, or another kind. */
export function anEntry(name: string, kind = 1): Buffer {
  const bytes = Buffer.alloc(128)
  const named = Buffer.from(`${name}\0`, 'utf16le')
  named.copy(bytes)
  bytes.writeUInt16LE(named.length, 64)
  bytes[66] = kind
  return bytes
}

/** A PDF of about `bytes` bytes that no two calls with another text make alike. */
export const aPdf = (text = 'CV', bytes = 0) =>
  Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n% ${text}\n${'.'.repeat(bytes)}\ntrailer<<>>\n%%EOF\n`)

/** A picture in the format of screenshots. */
export function aPng(width = 2, height = 2): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length)
    bytes.writeUInt32BE(data.length, 0)
    bytes.write(type, 4, 'latin1')
    data.copy(bytes, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
    return bytes
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))])
}

/** A picture in the format of cameras. */
export function aJpeg(width = 2, height = 2): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffd9', 'hex'),
  ])
}
