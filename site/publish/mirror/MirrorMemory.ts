import { type FileHandle, open } from 'node:fs/promises'
import { MINUTE } from '@diwan/shared/lib/time'
import { log } from '../log.ts'

const BYTES_AT_ONCE = 1024 * 1024
// Of what the machine could give: the rest is for the site's files, which the web server reads.
const MOST = 0.5
// Whatever else the machine writes pushes some of it out: two gigabytes of seven in a quarter of an hour, beside a release of another site.
// Reading a gigabyte that lies in memory takes 0.15 s of CPU, on a thread.
const GOOD_FOR = 5 * MINUTE

/**
 * Has the system hold the mirror's file in its page cache. A publish reads some hundred pages of it that lie anywhere: after a release of a
 * large site, or a start of the machine, each would be a read of the disk of its own, where reading the file from end to end takes seconds.
 * What is read again counts as used, and stays longer than what was read once.
 */
export class MirrorMemory {
  readonly #file: string | null
  /** Bytes that were read; `null` when nothing is left to do. */
  #filled: number | null = 0
  #filledAt = 0

  /** `file`: the mirror's; `null` when it lies in memory. */
  constructor(file: string | null) {
    this.#file = file
  }

  /**
   * Reads on from where it was interrupted, until the end or until `isBusy`, and from the beginning when that was done minutes ago. A file
   * that the machine has no room for is left alone.
   */
  async fill(isBusy: () => boolean): Promise<void> {
    if (Date.now() - this.#filledAt > GOOD_FOR) this.#filled ??= 0
    if (this.#file === null || this.#filled === null || isBusy()) return
    let file: FileHandle | undefined
    try {
      file = await open(this.#file)
      const { size } = await file.stat()
      if (size > process.availableMemory() * MOST) this.#filled = null
      const buffer = Buffer.allocUnsafe(BYTES_AT_ONCE)
      while (this.#filled !== null && !isBusy()) {
        const { bytesRead } = await file.read(buffer, 0, BYTES_AT_ONCE, this.#filled)
        this.#filled = bytesRead === 0 ? null : this.#filled + bytesRead
      }
    } catch (error) {
      this.#filled = null
      log('the mirror could not be read through', { message: String(error) })
    } finally {
      await file?.close()
      this.#filledAt = Date.now()
    }
  }

  /** Says that other files have been read or written since, in great number. */
  fillAgain(): void {
    this.#filled = 0
  }
}
