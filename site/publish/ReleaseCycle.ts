import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { problemOf } from '@diwan/shared/messages/problems'
import type { ContentStore } from '../store/ContentStore.ts'
import type { Touch } from '../store/dependency.ts'
import type { Follower } from './fetch/Follower.ts'
import { failureOf } from './failureOf.ts'
import { giveWay, pausing } from './giveWay.ts'
import { releaseInParts } from './hold/releaseInParts.ts'
import { log } from './log.ts'
import type { Mirror } from './mirror/Mirror.ts'
import { ReleaseError } from './render/ReleaseError.ts'
import { makeReleaseAhead, type ReleaseAhead } from './render/ReleaseAhead.ts'
import { Releaser } from './render/Releaser.ts'
import type { Renderer } from './renderer/Renderer.ts'
import type { Announcer } from './report/Announcer.ts'
import type { StepClock } from './StepClock.ts'
import { type BlobStore, UnwrittenBlobs } from './swap/BlobStore.ts'
import type { LiveSite } from './swap/LiveSite.ts'
import type { ReleaseHistory } from './swap/ReleaseHistory.ts'
import { rollBack } from './swap/rollBack.ts'
import type { DependencyGraph } from './trace/DependencyGraph.ts'

// How late something may close by itself while every release is a full build.
const WHOLE_PERIOD = 10 * MINUTE
// Reading all of a code release would keep each publish waiting.
const OPEN_RETRY = 30 * SECOND

interface Parts {
  mirror: Mirror
  store: ContentStore
  graph: DependencyGraph
  history: ReleaseHistory
  blobs: BlobStore
  site: LiveSite
  follower: Follower
  announcer: Announcer
  steps: StepClock
  renderer: Renderer
  siteUrl: string
  apiOrigin: string
  /** How many pages at least a release renders on threads. */
  worthThreads?: number | undefined
  /** Called when there is something to release or to roll back, with the time at which its round began. */
  onRelease: (startedAt: number) => void
  /** Called when the store was made to forget what it had ready. */
  onForgotten: () => void
}

/** What brings the live release up to date: decides whether one is due, with which code, and makes it. Called one round at a time. */
export class ReleaseCycle {
  readonly #parts: Parts
  #renderer: Renderer
  #adopted: (() => Promise<Renderer>) | null = null
  /** Why that could not be opened, and when it was tried last. */
  #unopened: ReleaseError | null = null
  #openedAt = 0
  #isRebuildDue = false
  #nextInstant: number | null = null
  #attemptedAt = 0
  /** The release after which what is held back was last tried. */
  #heldTriedAt = 0
  #lastFailure: string | null = null
  #ahead: ReleaseAhead | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#renderer = parts.renderer
  }

  /** The code release in use. */
  get renderer(): Renderer {
    return this.#renderer
  }

  /** Opens another code release in the next round, and uses it from then on. One that cannot be opened is tried again later. */
  adopt(open: () => Promise<Renderer>): void {
    this.#adopted = open
    this.#openedAt = 0
  }

  /** Renders everything anew in the next round. */
  rebuild(): void {
    this.#isRebuildDue = true
    this.#parts.mirror.setMeta('graph', null)
  }

  /** Whether the time has come at which something changes by itself; said once. */
  takeInstant(now: number): boolean {
    if (this.#nextInstant === null || this.#nextInstant > now) return false
    this.#nextInstant = null
    return true
  }

  /** Whether everything must be rendered: by other code, or because nothing is known of what pages read. */
  isRenderingDue(): boolean {
    if (this.#renderer.isWhole) return Date.now() - this.#attemptedAt > WHOLE_PERIOD
    return this.#parts.mirror.getMeta('graph') !== this.#renderer.code.id
  }

  /**
   * Makes a release of a change for nobody, up to where it would be written down; it throws at its next question or page if `isWanted` says
   * so first. Whether it is worth doing again: not when very much depends on the change.
   */
  async rehearse(touches: Touch[], isWanted: () => boolean): Promise<boolean> {
    const { blobs, mirror } = this.#parts
    // What waits for a release may fail, or belong to pages that nobody has made yet.
    if (mirror.hasUnreleased()) return true
    const pause = () => giveWay(isWanted)
    const releaser = new Releaser({
      ...this.#parts,
      renderer: pausing(this.#renderer, pause),
      blobs: new UnwrittenBlobs(blobs.folder),
      // Other threads would not give way, and their code would be cold each time.
      worthThreads: Infinity,
      onStep: () => {},
      onForgotten: () => {},
    })
    return releaser.rehearse(touches, pause)
  }

  /** Whether a release is made ahead that waits for its change. */
  get hasAhead(): boolean {
    return this.#ahead !== null
  }

  /**
   * Makes the release of a document's change that is about to be committed, up to where it is written down: the next round does that, if
   * this change is all that has come then. Until then nobody sees anything of it. It ends at the next page if `isUnwanted` says so.
   */
  async makeAhead(document: MirroredDocument, isUnwanted: () => boolean): Promise<void> {
    this.#ahead = null
    try {
      if (!this.#mayMakeAhead()) return
      const renderer = pausing(this.#renderer, () => giveWay(isUnwanted))
      this.#ahead = await makeReleaseAhead(document, { ...this.#parts, renderer })
    } catch {
      // What cannot be released says why when it comes.
    }
  }

  /** Whether a change would follow what visitors see, by the code that made it. */
  #mayMakeAhead(): boolean {
    const { history, mirror } = this.#parts
    const isOrdinary = history.live()?.rollbackOf === null && mirror.getMeta('pinned') === null
    if (!isOrdinary || mirror.hasUnreleased() || this.#adopted !== null) return false
    return !this.#renderer.isWhole && !this.#isRebuildDue && !this.isRenderingDue()
  }

  /** One round: finishes what was begun, takes what the CMS has, and releases what is due. Throws what kept it from that. */
  async run(): Promise<void> {
    const { history } = this.#parts
    const before = history.live()?.number
    try {
      await this.#follow()
      // After what could be done without it, and not to those whose change has just gone live.
      if (this.#unopened !== null && history.live()?.number === before) throw this.#unopened
      this.#lastFailure = null
    } catch (error) {
      this.#lastFailure = failureOf(error).message
      throw error
    } finally {
      this.#ahead = null
    }
  }

  async #follow(): Promise<void> {
    const { announcer, follower, graph, history, mirror, site } = this.#parts
    const startedAt = Date.now()
    await site.finishPrepared()
    await site.repair()
    await this.#openAdopted()
    const isHeldWorthTrying = (history.live()?.number ?? 0) !== this.#heldTriedAt
    // What is there goes live, and what closes by itself closes, whether or not the CMS has told everything.
    const failure = await follower.follow(isHeldWorthTrying).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const pinned = mirror.getMeta('pinned')
    if (pinned !== null) await this.#holdPin(pinned)
    else {
      const now = Date.now()
      if (this.#isDue(now)) await this.#release(startedAt)
      else announcer.unchanged()
      this.#nextInstant = graph.queries.nextInstant(now)
      if (this.#isEmptiedByNobody()) throw new ReleaseError(problemOf('emptied'), [])
    }
    if (failure !== null) throw failure.error
  }

  #isDue(now: number): boolean {
    const { follower, graph, history, mirror } = this.#parts
    const live = history.live()
    // A first release of a part of the site would show visitors a part of the site.
    if (live === null) return follower.isCompared && mirror.hasDocuments()
    if (this.#isEmptiedByNobody()) return false
    return (
      live.rollbackOf !== null ||
      this.#isRebuildDue ||
      this.isRenderingDue() ||
      mirror.hasUnreleased() ||
      graph.queries.turnedBy(now).length > 0
    )
  }

  /** Whether the CMS has nothing any more that it had, and no change says so: more likely than that, it has lost its database. */
  #isEmptiedByNobody(): boolean {
    const { history, mirror } = this.#parts
    const isEmptied = history.live() !== null && !mirror.hasDocuments() && mirror.hasUnreleased()
    return isEmptied && !mirror.hasNamedUnreleased()
  }

  /** Makes as much live as can be; what cannot be released is held back and waits for its editor. */
  async #release(startedAt: number): Promise<void> {
    const { announcer, follower, history, mirror } = this.#parts
    this.#parts.onRelease(startedAt)
    const outbox = mirror.fetchedRows()
    let begun = startedAt
    try {
      const guilty = await releaseInParts({
        attempt: async () => {
          await this.#attempt(begun)
          begun = Date.now()
        },
        // Of a first release nothing is left out that can be shown: visitors would have nothing in its place.
        units: () => (history.live() === null ? mirror.unreleased().map((ref) => [ref]) : mirror.unreleasedUnits()),
        hold: (refs) => mirror.holdBackShown(refs),
        takeBack: (refs) => follower.fetch(refs),
      })
      for (const { document, error } of guilty) announcer.held(document, error)
      if (guilty.length > 0) this.#heldTriedAt = history.live()?.number ?? 0
    } catch (error) {
      const failure = failureOf(error)
      const isKnown = this.#lastFailure === failure.message && outbox.length === 0
      if (!isKnown) announcer.failed(startedAt, outbox, failure)
      throw error
    }
  }

  async #attempt(startedAt: number): Promise<void> {
    const { announcer, graph, history, mirror, site, steps, store } = this.#parts
    this.#attemptedAt = Date.now()
    const isBack = history.live()?.rollbackOf != null
    const rebuild = this.#isRebuildDue || this.#renderer.isWhole === true
    const outbox = mirror.fetchedRows()
    const head = history.headNumber()
    const onStep = (step: StepProgress) => steps.enter(step)
    const releaser = new Releaser({ ...this.#parts, renderer: this.#renderer, onStep })
    const restore = isBack ? history.contentOf(head) : []
    const ahead = rebuild || isBack || this.isRenderingDue() ? null : this.#ahead
    this.#ahead = null
    let number: number | null
    try {
      number = ahead?.isWhatCame()
        ? ahead.write({ startedAt, outbox }, onStep)
        : await releaser.prepare({ startedAt, rebuild, restore, outbox })
    } catch (error) {
      store.forgetAll()
      graph.forgetCounts()
      this.#parts.onForgotten()
      throw error
    }
    this.#isRebuildDue = false
    if (number === null) announcer.unchanged()
    else await site.finishPrepared()
  }

  async #openAdopted(): Promise<void> {
    const open = this.#adopted
    if (open === null || Date.now() - this.#openedAt < OPEN_RETRY) return
    this.#openedAt = Date.now()
    try {
      this.#renderer = await open()
    } catch (error) {
      const { message } = failureOf(error)
      log('code release cannot be used', { message })
      this.#unopened = new ReleaseError(problemOf('codeUnusable', { reason: message }), [])
      return
    }
    // Unless a newer one has come meanwhile.
    if (this.#adopted === open) this.#adopted = null
    this.#unopened = null
    this.#parts.store.forgetAll()
    this.#parts.onForgotten()
    log('code release adopted', { code: this.#renderer.code.id })
  }

  async #holdPin(pinned: string): Promise<void> {
    const { announcer, blobs, history, mirror, site } = this.#parts
    const target = history.find(pinned)
    const live = history.live()
    if (target !== null && live !== null && live.id !== target.id) {
      this.#parts.onRelease(Date.now())
      rollBack(mirror, history, blobs, target)
      await site.finishPrepared()
    }
    announcer.pinned(pinned)
  }
}
