import { setImmediate, setTimeout as after } from 'node:timers/promises'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import type { ContentStore } from '../store/ContentStore.ts'
import { shared } from '../store/definitions.ts'
import type { Touch } from '../store/dependency.ts'
import { log } from './log.ts'
import type { Mirror } from './mirror/Mirror.ts'
import { MirrorMemory } from './mirror/MirrorMemory.ts'
import { emptyLog, inTransaction, isDamaged } from './mirror/openMirror.ts'
import type { Renderer } from './renderer/Renderer.ts'
import { clearYoungHeap, shrinkHeap } from './shrinkHeap.ts'
import type { Finisher } from './swap/Finisher.ts'
import { touchesOfSaving } from './touchesOfSaving.ts'
import type { DependencyGraph, KnownPage } from './trace/DependencyGraph.ts'

// Code runs slowly until it has run often: with these, the first publishes after a start are about as fast as later ones.
const WARMING_PAGES = 40
const REHEARSALS = 100
// After a second or more in which nothing was published a publish takes a third longer, most likely because its code and data have left the
// processor's caches. Whoever publishes or looks at a preview is likely to publish (again) within this, and finds them there.
const WARM_FOR = 2 * MINUTE
const BEAT = SECOND / 2
// On a large site a rehearsal takes longer: a core is never kept busier than by one part in so many.
const MOST_BUSY = 16
// What two minutes of it leave on the heap is given back when they are over, if it is this much.
const LEFT_BY_REHEARSALS = 30_000_000
// Somebody who publishes one document after the other needs some seconds for each, and a step of tidying takes a large site half a second.
const REST = 10 * SECOND
// Whoever comes for a new release comes first: what is done at once keeps the web server from a core of two.
const BREATH = SECOND / 20
// Publishes that leave no rest may not fill the memory either: ten new entries of a site of 100,000 documents leave this much.
const MOST_GROWTH = 400_000_000

interface Parts {
  mirror: Mirror
  store: ContentStore
  graph: DependencyGraph
  finisher: Finisher
  renderer: () => Renderer
  /** Sends the reports that are written. */
  report: () => void
  /** Makes a release of a change for nobody, unless somebody comes who waits for another. */
  rehearse: (touches: Touch[]) => Promise<void>
  isStopped: () => boolean
  /** Whether somebody waits for a release. */
  isWanted: () => boolean
  isIdle: () => boolean
  /** Called when it begins what a publisher may be killed in. */
  onStep: (step: string) => void
  /** How long nothing is released before it tidies up, in milliseconds: ten seconds without it. */
  rest?: number | undefined
  /** How long after a release it is reported and finished, in milliseconds: 50 without it. */
  breath?: number | undefined
  /** How long lies between two rehearsals while somebody is at work, in milliseconds: 500 without it. */
  beat?: number | undefined
  /** Asks for a turn in which no release can begin. */
  wake: () => void
  /** Does something now, in such a turn, if nothing else is being done. */
  takeTurn: (work: () => Promise<void>) => Promise<void>
}

/** What is done between releases, so that the next one has less to do. */
export class QuietWork {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #breath: Promise<void> | null = null
  #isTidyDue = false
  #isFinishingDue = false
  /** Pages that are still to be rendered for warming up; `null` before it began. */
  #cold: KnownPage[] | null = null
  /** Pages whose documents' publishes were rehearsed. */
  #rehearsed: KnownPage[] = []
  /** When somebody was seen at work last, in milliseconds since the start. */
  #workedAt = 0
  #beat: NodeJS.Timeout | undefined
  readonly #memory: MirrorMemory
  #hasRecalled = false
  #isCompressing = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#memory = new MirrorMemory(parts.mirror.database.location())
  }

  async run(): Promise<void> {
    const { isStopped, isWanted } = this.#parts
    // The turn that it asks for is the one for all this.
    if (this.#breath !== null) return
    const isCalm = this.#isTidyDue
    if (this.#isFinishingDue && !isStopped() && !isWanted()) await this.#finish()
    if (isCalm && !isStopped()) await this.#tidy()
    else if (!isStopped() && !isWanted()) shrinkHeap(MOST_GROWTH)
    if (this.#cold?.length !== 0 && !isStopped()) await this.#warmUp()
    await this.#memory.fill(() => isStopped() || isWanted())
    // Some of its steps take a large site half a second: not between two of somebody's publishes.
    if (!this.#hasRecalled && isCalm && !isStopped()) await this.#recall()
    if (!isStopped() && !isWanted()) clearYoungHeap()
  }

  /** Does what a release leaves to do: it is reported and finished a breath later, and tidied up after in a rest. */
  followRelease(): void {
    if (this.#parts.isStopped()) return
    // Publishes that follow each other closely do not put it off.
    this.#breath ??= this.#takeBreath()
    this.tidySoon()
  }

  /** What ends when it asks for the turn in which the newest release is finished; `null` when none waits for it. */
  get breath(): Promise<void> | null {
    return this.#breath
  }

  async #takeBreath(): Promise<void> {
    const { breath = BREATH, isStopped, report, wake } = this.#parts
    await after(breath)
    this.#breath = null
    if (isStopped()) return
    report()
    this.#isFinishingDue = true
    wake()
  }

  tidySoon(): void {
    clearTimeout(this.#timer)
    if (this.#parts.isStopped()) return
    this.#timer = setTimeout(() => {
      this.#isTidyDue = true
      this.#parts.wake()
    }, this.#parts.rest ?? REST)
  }

  /** Says that what the last warming up made ready was forgotten. */
  coolDown(): void {
    this.#cold = null
    this.#rehearsed = []
    this.#hasRecalled = false
    this.#memory.fillAgain()
  }

  /** Says that somebody is at work who may publish soon. */
  stayWarm(): void {
    this.#workedAt = performance.now()
    if (this.#beat === undefined) this.#beatAfter(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#beat)
  }

  /** Rehearses a publish half a second after the last one took so many milliseconds, and so on while somebody is at work. */
  #beatAfter(took: number): void {
    const { beat = BEAT, isStopped, takeTurn } = this.#parts
    const pause = Math.max(beat, took * MOST_BUSY)
    this.#beat = setTimeout(async () => {
      const begun = performance.now()
      if (this.#breath === null) await takeTurn(() => this.#rehearseNext())
      this.#beat = undefined
      if (isStopped()) return
      const now = performance.now()
      if (now - this.#workedAt < WARM_FOR) this.#beatAfter(now - begun)
      else if (this.#parts.isIdle()) shrinkHeap(LEFT_BY_REHEARSALS)
    }, pause)
  }

  /** The pages take turns. One that cannot be rendered any more is left out from then on. */
  async #rehearseNext(): Promise<void> {
    const page = this.#rehearsed.shift()
    if (page === undefined) return
    await this.#rehearse(page)
    const { isWanted, rest = REST } = this.#parts
    if (isWanted()) return
    if (performance.now() - this.#workedAt > rest) shrinkHeap()
    clearYoungHeap()
  }

  async #finish(): Promise<void> {
    const { finisher, isStopped, isWanted, onStep } = this.#parts
    this.#isFinishingDue = false
    try {
      await finisher.evenTrees()
      onStep('compressing')
      await finisher.compressChanges(() => isStopped() || isWanted())
      // For the turn after the one that somebody waits for.
      this.#isFinishingDue = isWanted()
    } catch (error) {
      if (isDamaged(error)) throw error
      log('finishing failed', { message: String(error) })
    }
  }

  async #tidy(): Promise<void> {
    const { finisher, graph, isStopped, isWanted, mirror, store } = this.#parts
    this.#isTidyDue = false
    const steps = [
      () => finisher.tidy(),
      () => store.forget(inTransaction(mirror.database, () => graph.sweep())),
      () => this.#keepIndexes(),
      () => emptyLog(mirror.database),
      () => shrinkHeap(),
    ]
    for (const step of steps) {
      await setImmediate()
      // The rest of it is for the next rest.
      if (isStopped() || isWanted()) return this.tidySoon()
      try {
        await step()
      } catch (error) {
        // The others must not wait for ever behind one that always fails.
        log('tidying failed', { message: String(error) })
      }
    }
    void this.#compressRest()
  }

  /** Takes an hour after the first release of a large site, and goes on in the next rest when somebody publishes meanwhile. */
  async #compressRest(): Promise<void> {
    const { finisher, isIdle, isStopped, isWanted } = this.#parts
    // Each rest would begin another one otherwise, until they keep all cores.
    if (this.#isCompressing) return
    this.#isCompressing = true
    try {
      const isDone = await finisher.compressRest(() => isStopped() || isWanted() || !isIdle())
      if (!isDone) this.tidySoon()
    } catch (error) {
      log('compressing failed', { message: String(error) })
    } finally {
      this.#isCompressing = false
    }
  }

  /** Leaves the indexes to the next process, when many documents were written since that was done. */
  async #keepIndexes(): Promise<void> {
    const { isStopped, isWanted, mirror, renderer, store } = this.#parts
    const { id } = renderer().code
    if (mirror.getMeta('graph') !== id) return
    for (const [collection, indexes] of Map.groupBy(shared.indexes.values(), (index) => index.collection)) {
      await setImmediate()
      // What waits for a release is not in the indexes yet.
      if (isStopped() || isWanted() || mirror.hasUnreleased()) return
      const whole = store.indexes.wholeOf(collection)
      if (whole !== null && mirror.keptIndexes.isDue(collection, indexes, id))
        mirror.keptIndexes.keep(collection, whole, id)
    }
  }

  /**
   * Renders pages of each route, and rehearses publishes, for nobody: the first real one finds indexes, paths and code ready. It stops for
   * whoever publishes, and goes on after that.
   */
  async #warmUp(): Promise<void> {
    const { graph, isStopped, isWanted, mirror, renderer, store } = this.#parts
    if (mirror.getMeta('graph') !== renderer().code.id) return
    // At once they would keep the process from all else for seconds, on a large site.
    while (!store.indexes.prepare()) {
      await setImmediate()
      if (isStopped() || isWanted()) return
    }
    if (this.#cold === null) this.tidySoon()
    const cold = (this.#cold ??= graph.samples(WARMING_PAGES))
    for (;;) {
      await setImmediate()
      if (isStopped() || isWanted()) return
      const page = cold.shift()
      if (page === undefined) break
      await this.#rehearse(page)
    }
    // Seconds of rendering for nobody: what that left is not kept until somebody has published.
    shrinkHeap()
  }

  /** Renders a page and, of the first ones, rehearses a publish of its document. */
  async #rehearse(page: KnownPage): Promise<void> {
    const { isStopped, isWanted, mirror, rehearse, renderer } = this.#parts
    try {
      const { trace } = await renderer().render(page)
      const touches = this.#rehearsed.length < REHEARSALS ? touchesOfSaving(mirror, page, trace) : null
      if (touches === null) return
      this.#rehearsed.push(page)
      await setImmediate()
      if (isStopped() || isWanted()) return
      await rehearse(touches)
    } catch {
      // What cannot be rendered or released says why when it is published.
    }
  }

  /** Finds out again what this process would otherwise ask the tables in the next release: uses of media, and what routes listed. */
  async #recall(): Promise<void> {
    const { graph, isStopped, isWanted, mirror, renderer } = this.#parts
    if (mirror.getMeta('graph') !== renderer().code.id) return
    const isBusy = () => isStopped() || isWanted()
    graph.media()
    for (const route of renderer().routes()) {
      await setImmediate()
      // It goes on when nobody publishes any more.
      if (isBusy()) return this.tidySoon()
      if (graph.listing(route) !== null) continue
      // The mirror may be ahead of the graph: then the route's next change finds out file by file.
      const { listing } = await renderer().targetsOf(route)
      if (await listing?.makes(graph.filesOf(route), isBusy)) graph.keepListing(route, listing)
    }
    this.#hasRecalled = true
  }
}
