import type { BlobStore } from '../swap/BlobStore.ts'
import type { FileChange, ReleaseHistory } from '../swap/ReleaseHistory.ts'

const MOST_REMEMBERED = 1_000

/** The files in which a release will differ from the one before it. Contents go to the blobs at once, so it stays small. */
export class Draft {
  readonly #blobs: BlobStore
  readonly #history: ReleaseHistory
  readonly #base: number
  readonly #changes = new Map<string, string | null>()
  /** What the release before has at paths that were looked at: most are looked at again. */
  readonly #before = new Map<string, string | null>()

  constructor(blobs: BlobStore, history: ReleaseHistory) {
    this.#blobs = blobs
    this.#history = history
    this.#base = history.newestNumber()
  }

  /** Starts from the content of an older release. */
  restore(changes: FileChange[]): void {
    for (const { path, blob } of changes) this.#set(path, blob)
  }

  /** Gives a path a new content and returns the content's name. */
  write(path: string, body: Uint8Array | string): string {
    const blob = this.#blobs.put(typeof body === 'string' ? Buffer.from(body) : body)
    this.#set(path, blob)
    return blob
  }

  /** Gives a path a content that is kept already. */
  use(path: string, blob: string): void {
    this.#set(path, blob)
  }

  remove(path: string): void {
    this.#set(path, null)
  }

  has(path: string): boolean {
    return this.blobOf(path) !== null
  }

  blobOf(path: string): string | null {
    const changed = this.#changes.get(path)
    return changed === undefined ? this.#blobBefore(path) : changed
  }

  read(path: string): string | null {
    return this.readBytes(path)?.toString('utf8') ?? null
  }

  readBytes(path: string): Buffer | null {
    const blob = this.blobOf(path)
    return blob === null ? null : this.#blobs.read(blob)
  }

  isEmpty(): boolean {
    return this.#changes.size === 0
  }

  *changes(): Generator<FileChange> {
    for (const [path, blob] of this.#changes) yield { path, blob }
  }

  /** What a path held in the release before; `null` when it was not there. */
  readBefore(path: string): string | null {
    const blob = this.#blobBefore(path)
    return blob === null ? null : this.#blobs.read(blob).toString('utf8')
  }

  /** Whether a path is there that was not, or the other way round. */
  comesOrGoes(isMeant: (path: string) => boolean): boolean {
    for (const [path, blob] of this.#changes) {
      if (isMeant(path) && (blob === null || this.#blobBefore(path) === null)) return true
    }
    return false
  }

  #blobBefore(path: string): string | null {
    const known = this.#before.get(path)
    if (known !== undefined) return known
    const blob = this.#history.blobAt(path, this.#base)
    // A whole site's are not kept.
    if (this.#before.size === MOST_REMEMBERED) this.#before.clear()
    this.#before.set(path, blob)
    return blob
  }

  #set(path: string, blob: string | null): void {
    if (this.#blobBefore(path) === blob) this.#changes.delete(path)
    else this.#changes.set(path, blob)
  }
}
