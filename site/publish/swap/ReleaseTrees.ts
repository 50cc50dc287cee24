import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BlobStore } from './BlobStore.ts'
import type { ReleaseHistory } from './ReleaseHistory.ts'

const TREES = ['tree-a', 'tree-b'] as const
type Tree = (typeof TREES)[number]

// A dotfile: the web server never shows it.
const MARKER = '.release'
const FILES_AT_ONCE = 500

/** Two folders that take turns: visitors see one through a link while the other is brought up to date. */
export class ReleaseTrees {
  readonly blobs: BlobStore
  readonly #folder: string
  readonly #history: ReleaseHistory
  /** Names the history; a tree that was made from another one is made anew. */
  readonly #origin: string

  constructor(folder: string, blobs: BlobStore, history: ReleaseHistory, origin: string) {
    this.#folder = folder
    this.blobs = blobs
    this.#history = history
    this.#origin = origin
    mkdirSync(folder, { recursive: true })
  }

  /** Number of the release that visitors see; 0 when the tree is not from this history. */
  liveNumber(): number {
    const live = this.#liveTree()
    return live === null ? 0 : this.#numberOf(live)
  }

  /** The older of the two trees' releases. */
  oldestNumber(): number {
    return Math.min(...TREES.map((tree) => this.#numberOf(tree)))
  }

  /** Brings the tree that nobody sees to a release. Interrupted, it is done again from where the tree was. */
  async bringIdleTo(number: number): Promise<void> {
    const tree = this.#idleTree()
    const from = this.#numberOf(tree)
    const root = join(this.#folder, tree)
    if (from === 0 || from > number) rmSync(root, { recursive: true, force: true })
    mkdirSync(root, { recursive: true })
    const isNew = from === 0 || from > number
    // The next number may have paths already: of a release that was abandoned after some of it was linked here.
    const changes = isNew ? this.#history.eachFileAt(number) : this.#history.changesBetween(from, number + 1)
    const folders = new Set<string>()
    let seen = 0
    for (const { path, blob } of changes) {
      if (seen++ % FILES_AT_ONCE === FILES_AT_ONCE - 1) await setImmediate()
      const target = join(root, path)
      if (blob === null) removeFile(root, target)
      else {
        const folder = dirname(target)
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
        folders.add(folder)
        this.blobs.link(blob, target)
      }
      if (blob === null) folders.clear()
    }
    writeFileSync(join(root, MARKER), `${this.#origin} ${number}`)
  }

  /** Shows the tree that was brought up to date: one rename, so visitors see all of it or none of it. */
  swap(): void {
    const temporary = join(this.#folder, 'current.new')
    const idle = this.#idleTree()
    rmSync(temporary, { force: true })
    symlinkSync(idle, temporary)
    renameSync(temporary, join(this.#folder, 'current'))
  }

  /**
   * Gives both trees the contents as they are kept: a damaged one that was written anew is another file than they have. Whether it came to
   * its end. Not while a tree is brought up to date.
   */
  async linkAnew(isBusy: () => boolean): Promise<boolean> {
    let seen = 0
    for (const tree of TREES) {
      for (const { path, blob } of this.#history.eachFileAt(this.#numberOf(tree))) {
        if (seen++ % FILES_AT_ONCE === FILES_AT_ONCE - 1) await setImmediate()
        if (isBusy()) return false
        const target = join(this.#folder, tree, path)
        // What cannot be made or fetched any more stays as it is.
        if (existsSync(dirname(target)) && this.blobs.has(blob)) this.blobs.link(blob, target)
      }
    }
    return true
  }

  /** Gives both trees the compressed form of a content that they have at a path. Not while a tree is brought up to date. */
  addCompressed(path: string, blob: string): void {
    for (const tree of TREES) {
      const number = this.#numberOf(tree)
      const target = join(this.#folder, tree, path)
      if (number > 0 && this.#history.blobAt(path, number) === blob) this.blobs.linkCompressed(blob, target)
    }
  }

  #liveTree(): Tree | null {
    try {
      const name = readlinkSync(join(this.#folder, 'current'))
      return TREES.find((tree) => tree === name) ?? null
    } catch {
      return null
    }
  }

  #idleTree(): Tree {
    return this.#liveTree() === 'tree-a' ? 'tree-b' : 'tree-a'
  }

  #numberOf(tree: Tree): number {
    const marker = join(this.#folder, tree, MARKER)
    if (!existsSync(marker)) return 0
    const [origin, number] = readFileSync(marker, 'utf8').split(' ')
    return origin === this.#origin ? Number(number) : 0
  }
}

/** Removes a file, its compressed neighbour and the folders that are empty without it. */
function removeFile(root: string, target: string): void {
  rmSync(target, { force: true })
  rmSync(`${target}.br`, { force: true })
  for (let folder = dirname(target); folder !== root && folder.length > root.length; folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return
    }
  }
}
