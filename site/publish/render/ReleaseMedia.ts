import type { Mirror } from '../mirror/Mirror.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { ReleaseHistory } from '../swap/ReleaseHistory.ts'
import type { DependencyGraph } from '../trace/DependencyGraph.ts'
import type { Draft } from './Draft.ts'

interface Parts {
  mirror: Mirror
  graph: DependencyGraph
  history: ReleaseHistory
  blobs: BlobStore
  draft: Draft
}

/** Media files come into a release with the first page that shows them, and leave it with the last. */
export class ReleaseMedia {
  readonly #parts: Parts
  readonly #wanted = new Set<string>()
  #fetched: Map<string, string> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  want(paths: Iterable<string>): void {
    for (const path of paths) this.#wanted.add(path)
  }

  has(path: string): boolean {
    return this.#find(path) !== null
  }

  add(): void {
    const { draft } = this.#parts
    for (const path of this.#wanted) {
      const blob = draft.has(path) ? null : this.#find(path)
      if (blob !== null) draft.use(path, blob)
    }
  }

  /** What no page shows any more is not public any more. */
  dropUnused(isEverything: boolean): void {
    const { graph, history, draft } = this.#parts
    const unused = graph.takeUnusedMedia()
    for (const path of isEverything ? this.#unusedFiles() : unused) {
      if (history.blobAt(path, history.newestNumber()) !== null) draft.remove(path)
    }
  }

  #unusedFiles(): string[] {
    const used = this.#parts.graph.media()
    const known = this.#parts.mirror.database
      .prepare("SELECT DISTINCT path FROM files WHERE path >= 'media/' AND path < 'media0'")
      .all() as { path: string }[]
    return known.map(({ path }) => path).filter((path) => !used.has(path))
  }

  #find(path: string): string | null {
    const { blobs, mirror } = this.#parts
    if (this.#fetched === null) {
      const rows = mirror.database.prepare('SELECT file FROM fetched').all() as { file: string }[]
      const files = rows.map(({ file }) => JSON.parse(file) as { path: string; blob: string })
      this.#fetched = new Map(files.map((file) => [file.path, file.blob]))
    }
    const blob = this.#fetched.get(`/${path}`)
    return blob !== undefined && blobs.has(blob) ? blob : null
  }
}
