import { setImmediate, setTimeout as after } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import type { ContentStore } from '../store/ContentStore.ts'
import { shared } from '../store/definitions.ts'
import { log } from './log.ts'
import type { Mirror } from './mirror/Mirror.ts'
import { MirrorMemory } from './mirror/MirrorMemory.ts'
import { emptyLog, inTransaction, isDamaged } from './mirror/openMirror.ts'
import type { Rehearsals } from './Rehearsals.ts'
import type { Renderer } from './renderer/Renderer.ts'
import { clearYoungHeap, shrinkHeap } from './shrinkHeap.ts'
import type { Finisher } from './swap/Finisher.ts'
import type { DependencyGraph } from './trace/DependencyGraph.ts'
import type { Turns } from './Turns.ts'

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
  rehearsals: Rehearsals
  turns: Turns
  /** Sends the reports that are written. */
  report: () => void
  /** Whether the last round made what was wanted. */
  isIdle: () => boolean
  /** Called when it begins what a publisher may be killed in. */
  onStep: (step: string) => void
  /** How long nothing is released before it tidies up, in milliseconds. */
  rest: number
  /** How long after a release it is reported and finished, in milliseconds: 50 without it. */
  breath?: number | undefined
}

/** What is done between releases, so that the next one has less to do. */
export class QuietWork {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #breath: Promise<void> | null = null
  #isTidyDue = false
  #isFinishingDue = false
  readonly #memory: MirrorMemory
  #hasRecalled = false
  #isCompressing = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#memory = new MirrorMemory(parts.mirror.database.location())
  }

  async run(): Promise<void> {
    const { rehearsals, turns } = this.#parts
    // The turn that it asks for is the one for all this.
    if (this.#breath !== null) return
    const isCalm = this.#isTidyDue
    if (this.#isFinishingDue && !turns.isCalled) await this.#finish()
    if (!turns.isCalled) await this.#mend()
    if (isCalm && !turns.isStopped) await this.#tidy()
    else if (!turns.isCalled) shrinkHeap(MOST_GROWTH)
    if (!rehearsals.isWarm && !turns.isStopped) await rehearsals.warmUp(() => this.tidySoon())
    await this.#memory.fill(() => turns.isCalled)
    // Some of its steps take a large site half a second: not between two of somebody's publishes.
    if (!this.#hasRecalled && isCalm && !turns.isStopped) await this.#recall()
    if (!turns.isCalled) clearYoungHeap()
  }

  /** Does what a release leaves to do: it is reported and finished a breath later, and tidied up after in a rest. */
  followRelease(): void {
    if (this.#parts.turns.isStopped) return
    // Publishes that follow each other closely do not put it off.
    this.#breath ??= this.#takeBreath()
    this.tidySoon()
  }

  /** What ends when it asks for the turn in which the newest release is finished; `null` when none waits for it. */
  get breath(): Promise<void> | null {
    return this.#breath
  }

  async #takeBreath(): Promise<void> {
    const { breath = BREATH, report, turns } = this.#parts
    await after(breath)
    this.#breath = null
    if (turns.isStopped) return
    report()
    this.#isFinishingDue = true
    turns.wake()
  }

  tidySoon(): void {
    clearTimeout(this.#timer)
    if (this.#parts.turns.isStopped) return
    this.#timer = setTimeout(() => {
      this.#isTidyDue = true
      this.#parts.turns.wake()
    }, this.#parts.rest)
  }

  /** Says that what was ready was forgotten. */
  coolDown(): void {
    this.#parts.rehearsals.coolDown()
    this.#hasRecalled = false
    this.#memory.fillAgain()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#parts.rehearsals.stop()
  }

  async #finish(): Promise<void> {
    const { finisher, onStep, turns } = this.#parts
    this.#isFinishingDue = false
    try {
      await finisher.evenTrees()
      onStep('compressing')
      await finisher.compressChanges(() => turns.isCalled)
      // For the turn after the one that somebody waits for.
      this.#isFinishingDue = turns.isCalled
    } catch (error) {
      if (isDamaged(error)) throw error
      log('finishing failed', { message: String(error) })
    }
  }

  async #mend(): Promise<void> {
    const { finisher, isIdle, mirror, renderer, turns } = this.#parts
    const { code, isWhole } = renderer()
    const isRendered = isIdle() && (isWhole === true || mirror.getMeta('graph') === code.id)
    if (!isRendered) return
    try {
      await finisher.mend(() => turns.isCalled)
    } catch (error) {
      log('mending failed', { message: String(error) })
    }
  }

  async #tidy(): Promise<void> {
    const { finisher, graph, mirror, store, turns } = this.#parts
    this.#isTidyDue = false
    const steps = [
      () => finisher.tidy(),
      () => finisher.sweep(() => turns.isCalled),
      () => store.forget(inTransaction(mirror.database, () => graph.sweep())),
      () => this.#keepIndexes(),
      () => emptyLog(mirror.database),
      () => shrinkHeap(),
    ]
    for (const step of steps) {
      await setImmediate()
      // The rest of it is for the next rest.
      if (turns.isCalled) return this.tidySoon()
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
    const { finisher, isIdle, turns } = this.#parts
    // Each rest would begin another one otherwise, until they keep all cores.
    if (this.#isCompressing) return
    this.#isCompressing = true
    try {
      const isDone = await finisher.compressRest(() => turns.isCalled || !isIdle())
      if (!isDone) this.tidySoon()
    } catch (error) {
      log('compressing failed', { message: String(error) })
    } finally {
      this.#isCompressing = false
    }
  }

  /** Leaves the indexes to the next process, when many documents were written since that was done. */
  async #keepIndexes(): Promise<void> {
    const { mirror, renderer, store, turns } = this.#parts
    const { id } = renderer().code
    if (mirror.getMeta('graph') !== id) return
    for (const [collection, indexes] of Map.groupBy(shared.indexes.values(), (index) => index.collection)) {
      await setImmediate()
      // What waits for a release is not in the indexes yet.
      if (turns.isCalled || mirror.hasUnreleased()) return
      const whole = store.indexes.wholeOf(collection)
      if (whole !== null && mirror.keptIndexes.isDue(collection, indexes, id))
        mirror.keptIndexes.keep(collection, whole, id)
    }
  }

  /** Finds out again what this process would otherwise ask the tables in the next release: uses of media, and what routes listed. */
  async #recall(): Promise<void> {
    const { graph, mirror, renderer, turns } = this.#parts
    if (mirror.getMeta('graph') !== renderer().code.id) return
    graph.media()
    for (const route of renderer().routes()) {
      await setImmediate()
      // It goes on when nobody publishes any more.
      if (turns.isCalled) return this.tidySoon()
      if (graph.listing(route) !== null) continue
      // The mirror may be ahead of the graph: then the route's next change finds out file by file.
      const { listing } = await renderer().targetsOf(route)
      if (await listing?.makes(graph.filesOf(route), () => turns.isCalled)) graph.keepListing(route, listing)
    }
    this.#hasRecalled = true
  }
}
