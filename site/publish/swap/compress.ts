import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { isText } from '@diwan/shared/lib/fileHeaders'

const brotli = promisify(brotliCompress)
// Below this the response headers weigh more than what is saved.
const SMALLEST = 512

/** Whether a file is worth a compressed neighbour. */
export function isCompressible(path: string, bytes: number): boolean {
  return isText(path) && bytes >= SMALLEST
}

/** Whether visitors wait for a file, so that its compressed neighbour must come at once and not soon after. */
export function isUrgent(path: string): boolean {
  return path.endsWith('.html')
}

/** The Brotli form of a text, as soon as it can be had. */
export const compress = (body: Uint8Array): Promise<Buffer> => brotli(body, optionsFor(body, 5))

/** The smallest Brotli form of a text: some tenths of a second of CPU time, in which the thread does nothing else. */
export const compressWell = (body: Uint8Array): Buffer => brotliCompressSync(body, optionsFor(body, 11))

/** Whether somebody who unpacks `compressed` gets `body`. */
export function isCompressedForm(compressed: Uint8Array, body: Uint8Array): boolean {
  try {
    return brotliDecompressSync(compressed).equals(body)
  } catch {
    return false
  }
}

function optionsFor(body: Uint8Array, quality: number): BrotliOptions {
  return {
    // One turn of the thread pool for the whole result.
    chunkSize: Math.max(16_384, body.byteLength >> 1),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window as wide as the text finds all there is; the default takes megabytes for each of thousands of pages.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength + 1)))),
    },
  }
}
