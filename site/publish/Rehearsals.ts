import { setImmediate } from 'node:timers/promises'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import type { ContentStore } from '../store/ContentStore.ts'
import type { Touch } from '../store/dependency.ts'
import type { Mirror } from './mirror/Mirror.ts'
import type { Renderer } from './renderer/Renderer.ts'
import { clearYoungHeap, shrinkHeap } from './shrinkHeap.ts'
import { touchesOfSaving } from './touchesOfSaving.ts'
import type { DependencyGraph, KnownPage } from './trace/DependencyGraph.ts'
import type { Turns } from './Turns.ts'

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

interface Parts {
  mirror: Mirror
  store: ContentStore
  graph: DependencyGraph
  renderer: () => Renderer
  turns: Turns
  /** Makes a release of a change for nobody, unless somebody comes who waits for another. Whether that is worth doing again. */
  rehearse: (touches: Touch[]) => Promise<boolean>
  /** Whether no release waits for a turn in which it is finished, nor for its change. */
  isFinished: () => boolean
  /** Whether the last round made what was wanted. */
  isIdle: () => boolean
  /** After how long without work what rehearsals left is given back, in milliseconds. */
  rest: number
  /** How long lies between two rehearsals while somebody is at work, in milliseconds: 500 without it. */
  beat?: number | undefined
}

/** Publishes for nobody, so that the real ones find everything ready: after a start, and while somebody is at work. */
export class Rehearsals {
  readonly #parts: Parts
  /** Pages that are still to be rendered for warming up; `null` before it began. */
  #cold: KnownPage[] | null = null
  /** Pages whose documents' publishes were rehearsed. */
  #rehearsed: KnownPage[] = []
  /** When somebody was seen at work last, in milliseconds since the start. */
  #workedAt = 0
  #beat: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether warming up has ended. */
  get isWarm(): boolean {
    return this.#cold?.length === 0
  }

  /** Says that what the last warming up made ready was forgotten. */
  coolDown(): void {
    this.#cold = null
    this.#rehearsed = []
  }

  /** Says that somebody is at work who may publish soon. */
  stayWarm(): void {
    this.#workedAt = performance.now()
    if (this.#beat === undefined) this.#beatAfter(0)
  }

  stop(): void {
    clearTimeout(this.#beat)
  }

  /**
   * Renders pages of each route, and rehearses publishes, for nobody: the first real one finds indexes, paths and code ready. It stops for
   * whoever publishes, and goes on after that.
   */
  async warmUp(onBegin: () => void): Promise<void> {
    const { graph, mirror, renderer, store, turns } = this.#parts
    if (mirror.getMeta('graph') !== renderer().code.id) return
    // At once they would keep the process from all else for seconds, on a large site.
    while (!store.indexes.prepare()) {
      await setImmediate()
      if (turns.isCalled) return
    }
    if (this.#cold === null) onBegin()
    const cold = (this.#cold ??= graph.samples(WARMING_PAGES))
    for (;;) {
      await setImmediate()
      if (turns.isCalled) return
      const page = cold.shift()
      if (page === undefined) break
      await this.#rehearse(page)
    }
    // Seconds of rendering for nobody: what that left is not kept until somebody has published.
    shrinkHeap()
  }

  /** Rehearses a publish half a second after the last one took so many milliseconds, and so on while somebody is at work. */
  #beatAfter(took: number): void {
    const { beat = BEAT, isFinished, isIdle, turns } = this.#parts
    const pause = Math.max(beat, took * MOST_BUSY)
    this.#beat = setTimeout(async () => {
      const begun = performance.now()
      if (isFinished()) await turns.take(() => this.#rehearseNext())
      this.#beat = undefined
      if (turns.isStopped) return
      const now = performance.now()
      if (now - this.#workedAt < WARM_FOR) this.#beatAfter(now - begun)
      else if (isIdle()) shrinkHeap(LEFT_BY_REHEARSALS)
    }, pause)
  }

  /** The pages take turns. One that cannot be rendered any more, or whose document too much depends on, is left out from then on. */
  async #rehearseNext(): Promise<void> {
    const page = this.#rehearsed.shift()
    if (page === undefined) return
    await this.#rehearse(page)
    const { rest, turns } = this.#parts
    if (turns.isCalled) return
    if (performance.now() - this.#workedAt > rest) shrinkHeap()
    clearYoungHeap()
  }

  /** Renders a page and, of the first ones, rehearses a publish of its document. */
  async #rehearse(page: KnownPage): Promise<void> {
    const { mirror, rehearse, renderer, turns } = this.#parts
    try {
      const { trace } = await renderer().render(page)
      const touches = this.#rehearsed.length < REHEARSALS ? touchesOfSaving(mirror, page, trace) : null
      if (touches === null) return
      this.#rehearsed.push(page)
      await setImmediate()
      if (turns.isCalled) return
      if (!(await rehearse(touches))) this.#rehearsed = this.#rehearsed.filter((one) => one !== page)
    } catch {
      // What cannot be rendered or released says why when it is published.
    }
  }
}
