import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from './FileStore'
import { wipeFile } from './wipeFile'

/** Files in a folder of this machine. */
export class DiskStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const file = await open(this.#pathOf(name), 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      // The record must not be safer than the file it names.
      await file.sync()
    } finally {
      await file.close()
    }
  }

  read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(name)).catch(unlessAbsent)
  }

  async open(name: string): Promise<{ bytes: number; stream: ReadableStream } | undefined> {
    const path = this.#pathOf(name)
    const found = await stat(path).catch(unlessAbsent)
    if (!found?.isFile()) return undefined
    return { bytes: found.size, stream: Readable.toWeb(createReadStream(path)) as ReadableStream }
  }

  wipe(name: string): Promise<void> {
    return wipeFile(this.#pathOf(name))
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = []
    for (const name of (await readdir(this.#folder).catch(unlessAbsent)) ?? []) {
      const found = await stat(this.#pathOf(name)).catch(unlessAbsent)
      if (found?.isFile()) files.push({ name, changedAt: found.mtimeMs })
    }
    return files
  }

  #pathOf(name: string): string {
    return join(this.#folder, basename(name))
  }
}

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (!ABSENT.has(String(error.code))) throw error
}
