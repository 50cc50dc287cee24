import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Compresses files as well as it goes, one after the other, on a thread that lets all others go first. */
export class Compressor {
  #worker: Worker | null = null

  /** The Brotli form of a file. */
  async compress(file: string): Promise<Uint8Array> {
    this.#worker ??= new Worker(new URL('./compressWorker.ts', import.meta.url))
    this.#worker.postMessage(file)
    const [compressed] = (await once(this.#worker, 'message')) as [Uint8Array]
    return compressed
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }
}
