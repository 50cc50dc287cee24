import { constants, brotliCompress } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const TEXT = /\.(?:html|css|js|mjs|json|xml|svg|txt|webmanifest)$/
// Below this the response headers weigh more than what is saved.
const SMALLEST = 512

/** Whether a file is worth a compressed neighbour. */
export function isCompressible(path: string, bytes: number): boolean {
  return TEXT.test(path) && bytes >= SMALLEST
}

/** Whether visitors wait for a file, so that its compressed neighbour must come at once and not soon after. */
export function isUrgent(path: string): boolean {
  return path.endsWith('.html')
}

/** The Brotli form of a text; quality 5 right after a release, 11 when nothing else is to be done. */
export function compress(body: Uint8Array, quality: 5 | 11): Promise<Buffer> {
  // One turn of the thread pool for the whole result.
  const chunkSize = Math.max(16_384, body.byteLength >> 1)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window as wide as the text finds all there is; the default takes megabytes for each of thousands of pages.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength + 1)))),
  }
  return brotli(body, { params, chunkSize })
}
