import { createInflate } from 'node:zlib'

/** Everything in a PDF together may unpack to this much: scans of 10 MB stay far below. */
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024
const MAX_STREAMS = 20_000
/** No packed byte can become more than this many. */
const MAX_RATIO = 1_032
const DICTIONARY_WITHIN = 2_048
const FLATE = /\/(?:FlateDecode|Fl)\b/g
const TWICE = /\/F(?:ilter)?\s{0,9}\[[^\]]*\/(?:FlateDecode|Fl)\b[^\]]*\/(?:FlateDecode|Fl)\b/

/** Whether a PDF would fill the memory of whoever opens it. Nothing is kept of what is unpacked to find out. */
export async function isPdfBomb(bytes: Buffer, text: string): Promise<boolean> {
  const streams: Buffer[] = []
  let packed = 0
  let end: number
  for (let at = text.indexOf('stream'), seen = 0; at >= 0; at = text.indexOf('stream', end)) {
    if (++seen > MAX_STREAMS) return true
    const last = text.indexOf('endstream', at)
    // What stands inside is content: words in it are only words.
    end = last < 0 ? bytes.length : last + 'endstream'.length
    const before = text.slice(Math.max(0, at - DICTIONARY_WITHIN), at)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const filters = dictionary.match(FLATE)?.length ?? 0
    if (filters === 0) continue
    // Packed twice over: nobody's program writes this, and it multiplies what each layer may become.
    if (TWICE.test(dictionary)) return true
    const content = bytes.subarray(at + (text[at + 6] === '\r' ? 8 : 7), last < 0 ? bytes.length : last)
    streams.push(content)
    packed += content.length
  }
  if (packed * MAX_RATIO <= MAX_UNPACKED_BYTES) return false
  let left = MAX_UNPACKED_BYTES
  for (const stream of streams) {
    left -= await unpackedSize(stream, left)
    if (left < 0) return true
  }
  return false
}

/** How much a stream unpacks to, counted up to a limit; of a broken one what can be read. */
function unpackedSize(packed: Buffer, limit: number): Promise<number> {
  return new Promise((done) => {
    const inflate = createInflate({ chunkSize: 256 * 1024 })
    let size = 0
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) inflate.destroy()
    })
    inflate.on('error', () => done(size))
    inflate.on('close', () => done(size))
    inflate.end(packed)
  })
}
