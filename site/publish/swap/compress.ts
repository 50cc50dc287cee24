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

/** The Brotli form of a text; quality 5 in the publish path, 11 when nobody waits. */
export function compress(body: Uint8Array, quality: 5 | 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return brotli(body, { params })
}
