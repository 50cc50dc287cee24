import { createWriteStream, type WriteStream } from 'node:fs'

/** A file that lines are added to. What a full disk swallows is lost, what comes after it is not. */
export class LogFile {
  readonly path: string
  #stream: WriteStream | null = null

  constructor(path: string) {
    this.path = path
  }

  write(chunk: Buffer): void {
    this.#stream ??= this.#open()
    this.#stream.write(chunk)
  }

  end(): void {
    this.#stream?.end()
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.path, { flags: 'a' })
    // It takes nothing any more: the next line opens the file anew.
    stream.on('error', () => {
      if (this.#stream === stream) this.#stream = null
    })
    return stream
  }
}
