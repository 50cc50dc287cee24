/** A file as it lies in a store. */
export interface StoredFile {
  name: string
  /** When it was written, in milliseconds. */
  changedAt: number
}

/** Where the files of one collection lie. A name that is not there is answered, not thrown; a store that is away throws. */
export interface FileStore {
  /** Keeps a new file. When this returns, the file is as safe as the record that is going to name it. */
  put(name: string, bytes: Uint8Array, mimeType: string): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** The file for an answer: nothing of it is held in memory. */
  open(name: string): Promise<{ bytes: number; stream: ReadableStream } | undefined>
  /** Removes a file and everything that the store could bring back of it. */
  wipe(name: string): Promise<void>
  list(): Promise<StoredFile[]>
}
