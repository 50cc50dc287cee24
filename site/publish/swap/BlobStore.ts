import { hash } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { isCompressedForm } from './compress.ts'

// In the folder itself, so that threads and the next process know it too.
const DOUBTED = '.doubted'

/** File contents by their digest. Releases hold hard links to them, so a content that stays costs nothing. */
export class BlobStore {
  readonly folder: string
  readonly #folders = new Set<string>()
  #counter = 0
  #isComparing: boolean

  constructor(folder: string) {
    this.folder = folder
    this.#isComparing = this.isDoubted
  }

  /** Keeps a content and returns its digest. One that was kept and got damaged is written anew. */
  put(body: Uint8Array): string {
    const digest = hash('sha256', body, 'hex')
    const file = this.pathOf(digest)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined) this.#write(file, body)
    else if (this.#isComparing || found.size !== body.byteLength) this.#compare(digest, body)
    return digest
  }

  /** Whether contents may be damaged, or were and are written anew, so that releases may have links to the damaged ones. */
  get isDoubted(): boolean {
    return existsSync(join(this.folder, DOUBTED))
  }

  /** Compares what is kept with what is put from now on: a power cut, for one, leaves files that are cut off. */
  doubt(): void {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(join(this.folder, DOUBTED), '')
    this.#isComparing = true
  }

  trust(): void {
    rmSync(join(this.folder, DOUBTED), { force: true })
    this.#isComparing = false
  }

  /** Whether a content is what it was when it was put. */
  isWhole(digest: string): boolean {
    return hash('sha256', this.read(digest), 'hex') === digest
  }

  has(digest: string): boolean {
    return existsSync(this.pathOf(digest))
  }

  read(digest: string): Buffer {
    return readFileSync(this.pathOf(digest))
  }

  /** Keeps the compressed form of a content beside it. */
  putCompressed(digest: string, body: Uint8Array): void {
    this.#write(this.compressedPathOf(digest), body)
  }

  isCompressed(digest: string): boolean {
    return existsSync(this.compressedPathOf(digest))
  }

  remove(digest: string): void {
    rmSync(this.pathOf(digest), { force: true })
    rmSync(this.compressedPathOf(digest), { force: true })
  }

  /** The folders that contents lie in. */
  listFolders(): string[] {
    return readdirSync(this.folder).filter((name) => !name.startsWith('.'))
  }

  /** Contents of a folder that were written before a time in milliseconds. What a kill in the middle of a write left there is removed. */
  listWritten(folder: string, before: number): string[] {
    const digests = new Set<string>()
    for (const name of readdirSync(join(this.folder, folder))) {
      const file = join(this.folder, folder, name)
      const found = statSync(file, { throwIfNoEntry: false })
      if (found === undefined || found.mtimeMs >= before) continue
      if (name.startsWith('.')) rmSync(file, { force: true })
      else digests.add(`${folder}${name.replace(/\.br$/, '')}`)
    }
    return [...digests]
  }

  /** Makes `target` the content with this digest, with its compressed form as a neighbour when there is one. */
  link(digest: string, target: string): void {
    replaceByLink(this.pathOf(digest), target)
    const compressed = this.compressedPathOf(digest)
    if (existsSync(compressed)) replaceByLink(compressed, `${target}.br`)
    else rmSync(`${target}.br`, { force: true })
  }

  /** Gives a file that has this content its compressed neighbour. */
  linkCompressed(digest: string, target: string): void {
    replaceByLink(this.compressedPathOf(digest), `${target}.br`)
  }

  pathOf(digest: string): string {
    return join(this.folder, digest.slice(0, 2), digest.slice(2))
  }

  compressedPathOf(digest: string): string {
    return `${this.pathOf(digest)}.br`
  }

  #compare(digest: string, body: Uint8Array): void {
    const compressed = this.compressedPathOf(digest)
    if (!this.read(digest).equals(body)) {
      // One that is damaged may not be the only one, and trees have links to it.
      this.doubt()
      rmSync(compressed, { force: true })
      this.#write(this.pathOf(digest), body)
    } else if (existsSync(compressed) && !isCompressedForm(readFileSync(compressed), body)) rmSync(compressed)
  }

  // Under another name first: a kill in the middle of a write leaves no half content under a digest.
  #write(file: string, body: Uint8Array): void {
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    const temporary = join(folder, `.${process.pid}.${threadId}.${this.#counter++}`)
    writeFileSync(temporary, body)
    renameSync(temporary, file)
  }
}

/** The same contents, to which nothing is added. */
export class UnwrittenBlobs extends BlobStore {
  override put(body: Uint8Array): string {
    return hash('sha256', body, 'hex')
  }
}

/** Puts a link in the place of a file without a moment in which there is none. */
function replaceByLink(source: string, target: string): void {
  const before = statSync(target, { throwIfNoEntry: false })
  if (before === undefined) return linkSync(source, target)
  // Renaming onto a link to the same file would leave both names.
  if (before.ino === statSync(source).ino) return
  const temporary = `${target}.${process.pid}.new`
  try {
    linkSync(source, temporary)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // Left by a process of the same number that ended in between.
    rmSync(temporary)
    linkSync(source, temporary)
  }
  renameSync(temporary, target)
}
