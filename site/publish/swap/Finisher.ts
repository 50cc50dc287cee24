import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { MINUTE } from '@diwan/shared/lib/time'
import { inTransaction } from '../mirror/openMirror.ts'
import type { BlobStore } from './BlobStore.ts'
import { Compressor } from './Compressor.ts'
import { compress, isCompressible, isUrgent } from './compress.ts'
import { type FileChange, KEPT_RELEASES, type ReleaseHistory } from './ReleaseHistory.ts'
import type { ReleaseTrees } from './ReleaseTrees.ts'

// More pages than this are compressed when nothing else is to be done.
const COMPRESSED_AT_ONCE = 60
// Looked at without letting a nudge in.
const FILES_AT_ONCE = 200
// Of 256, each of which takes a site of 10,000 articles some milliseconds.
const FOLDERS_AT_ONCE = 16
// Contents come before what names them.
const SURELY_NAMED = 10 * MINUTE

/** What is done after a swap: compressing what changed, and tidying up while nobody waits. */
export class Finisher {
  readonly #database: DatabaseSync
  readonly #history: ReleaseHistory
  readonly #blobs: BlobStore
  readonly #trees: ReleaseTrees
  /** The newest release of this process whose pages were compressed, or were too many for it. */
  #pagesCompressedUntil: number | null = null
  /** The newest release of this process whose files all have their compressed neighbours. */
  #compressedUntil = 0
  /** Folders of contents that are still to be looked at before it begins again with the first. */
  #unswept: string[] = []

  constructor(database: DatabaseSync, history: ReleaseHistory, blobs: BlobStore, trees: ReleaseTrees) {
    this.#database = database
    this.#history = history
    this.#blobs = blobs
    this.#trees = trees
  }

  /** Brings the idle tree to the live release, or the next release would before anybody sees it. Not while a release is being made. */
  async evenTrees(): Promise<void> {
    const live = this.#history.live()
    if (live !== null && this.#history.prepared() === null) await this.#trees.bringIdleTo(live.number)
  }

  /** Ends a doubt about contents, when all that can be made again was: trees get what was written anew. Not while a release is being made. */
  async mend(isBusy: () => boolean): Promise<void> {
    if (this.#blobs.isDoubted && (await this.#trees.linkAnew(isBusy))) this.#blobs.trust()
  }

  /**
   * Gives pages that changed lately their compressed neighbours, when they are few. Visitors have the pages already. Not while a release
   * is being made; it stops as soon as `isBusy`, and the next call goes on from there.
   */
  async compressChanges(isBusy: () => boolean): Promise<void> {
    const live = this.#history.live()
    if (live === null) return
    const changed: FileChange[] = []
    for (const change of this.#history.changesBetween(this.#pagesCompressedUntil ?? live.number - 1, live.number)) {
      if (isUrgent(change.path)) changed.push(change)
      if (changed.length > COMPRESSED_AT_ONCE) break
    }
    // One after the other: all cores together would keep the web server from visitors.
    for (const { path, blob } of changed.length > COMPRESSED_AT_ONCE ? [] : changed) {
      if (isBusy()) return
      if (blob === null || !this.#isWanting(path, blob)) continue
      this.#blobs.putCompressed(blob, await compress(this.#blobs.read(blob)))
      this.#trees.addCompressed(path, blob)
    }
    this.#pagesCompressedUntil = live.number
  }

  /** Drops what no kept release needs. Not while a release is being made. */
  async tidy(): Promise<void> {
    const live = this.#history.live()
    if (live === null || this.#history.prepared() !== null) return
    // What they hold is kept.
    await this.evenTrees()
    // One that was shown again is no other: whoever goes back and forth loses none.
    const rendered = this.#history.list().filter(({ rollbackOf }) => rollbackOf === null)
    const numbers = rendered.map(({ number }) => number)
    const oldest = numbers[KEPT_RELEASES - 1]
    if (oldest === undefined || numbers.length === KEPT_RELEASES) return
    const keepFrom = Math.min(oldest, this.#history.headNumber(), this.#history.pinnedNumber() ?? oldest)
    const unused = inTransaction(this.#database, () => this.#history.prune(keepFrom, this.#trees.oldestNumber()))
    for (const blob of unused) this.#blobs.remove(blob)
  }

  /**
   * Removes contents that nothing names: releases that were refused have left them. Some folders at a time, so that it takes several rests.
   * Not while a release is being made; it stops as soon as `isBusy`.
   */
  async sweep(isBusy: () => boolean): Promise<void> {
    if (this.#unswept.length === 0) this.#unswept = this.#blobs.listFolders()
    for (let left = FOLDERS_AT_ONCE; left > 0; left--) {
      await setImmediate()
      const folder = isBusy() ? undefined : this.#unswept.shift()
      if (folder === undefined) return
      const written = this.#blobs.listWritten(folder, Date.now() - SURELY_NAMED)
      for (const blob of this.#history.unnamed(written)) this.#blobs.remove(blob)
    }
  }

  /**
   * Compresses, as well as it goes, what was too much at once; whether nothing is left to compress. Stops as soon as `isBusy`, and when
   * another release came meanwhile.
   */
  async compressRest(isBusy: () => boolean): Promise<boolean> {
    const live = this.#history.live()
    if (live === null) return true
    const compressor = new Compressor()
    try {
      return await this.#compressAll(live.number, compressor, () => isBusy() || this.#history.live()?.id !== live.id)
    } finally {
      await compressor.end()
    }
  }

  async #compressAll(number: number, compressor: Compressor, isOver: () => boolean): Promise<boolean> {
    const from = this.#compressedUntil
    const isKnown = from > 0 && from <= number
    const files = isKnown ? this.#history.changesBetween(from, number) : this.#history.eachFileAt(number)
    let seen = 0
    for (const { path, blob } of files) {
      if (seen++ % FILES_AT_ONCE === 0) await setImmediate()
      if (isOver()) return false
      if (blob === null || !this.#isWanting(path, blob)) continue
      const compressed = await compressor.compress(this.#blobs.pathOf(blob))
      if (isOver()) return false
      this.#blobs.putCompressed(blob, compressed)
      this.#trees.addCompressed(path, blob)
    }
    this.#compressedUntil = number
    return true
  }

  #isWanting(path: string, blob: string): boolean {
    return !this.#blobs.isCompressed(blob) && isCompressible(path, statSync(this.#blobs.pathOf(blob)).size)
  }
}
