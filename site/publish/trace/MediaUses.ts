import type { Statements } from '../mirror/Statements.ts'

/** How many pages show which media path. Counted once from the pages that are written down, then kept in step. */
export class MediaUses {
  readonly #statements: Statements
  #uses: Map<string, number> | null = null
  readonly #unused = new Set<string>()

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Media paths that pages show, with how many do. */
  counts(): ReadonlyMap<string, number> {
    if (this.#uses !== null) return this.#uses
    this.#uses = new Map()
    const rows = this.#statements.all<{ media: string }>("SELECT media FROM pages WHERE media <> ''")
    for (const { media } of rows) this.#count(media, 1)
    this.#unused.clear()
    return this.#uses
  }

  /** Takes in that a page shows other paths than before, each list as one text. */
  replace(before: string, after: string): void {
    if (before === after) return
    this.counts()
    this.#count(before, -1)
    this.#count(after, 1)
  }

  /** Paths that lost their last page since this was asked last. */
  takeUnused(): string[] {
    // Counting reads every page. While nobody has, no page has shown other paths either.
    const uses = this.#uses
    if (uses === null) return []
    const unused = [...this.#unused].filter((path) => !uses.has(path))
    this.#unused.clear()
    return unused
  }

  forget(): void {
    this.#uses = null
    this.#unused.clear()
  }

  #count(media: string, change: number): void {
    for (const path of media === '' ? [] : media.split(' ')) {
      const uses = (this.#uses?.get(path) ?? 0) + change
      if (uses > 0) this.#uses?.set(path, uses)
      else {
        this.#uses?.delete(path)
        this.#unused.add(path)
      }
    }
  }
}
