import { compress, isCompressible, isUrgent } from '../swap/compress.ts'
import type { BlobStore } from '../swap/BlobStore.ts'

/** Compresses pages on other threads while the next ones are rendered. */
export class EarlyCompression {
  readonly #blobs: BlobStore
  readonly #running: Promise<void>[] = []

  constructor(blobs: BlobStore) {
    this.#blobs = blobs
  }

  begin(path: string, blob: string, body: Uint8Array): void {
    if (!isUrgent(path) || !isCompressible(path, body.byteLength) || this.#blobs.isCompressed(blob)) return
    const done = compress(body, 5).then((compressed) => this.#blobs.putCompressed(blob, compressed))
    // Whoever waits for the end hears of a failure; a release that fails for another reason does not wait.
    done.catch(() => {})
    this.#running.push(done)
  }

  async end(): Promise<void> {
    await Promise.all(this.#running)
  }
}
