import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Change, Control, MirroredDocument, PublisherStatus } from '@diwan/shared/contracts/publishing'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { ContentStore } from '../store/ContentStore.ts'
import { setCurrentStore } from '../store/currentStore.ts'
import type { Index } from '../store/reader.ts'
import type { Cms } from './fetch/CmsClient.ts'
import { fileAttacher } from './fetch/attachFiles.ts'
import { Follower } from './fetch/Follower.ts'
import type { Lead } from './lead/Lead.ts'
import { grantWish } from './grantWish.ts'
import { log } from './log.ts'
import { countFailed } from './metrics/countReleases.ts'
import { Mirror } from './mirror/Mirror.ts'
import { inTransaction, isDamaged } from './mirror/openMirror.ts'
import { Previewer } from './preview/Previewer.ts'
import { QuietWork } from './QuietWork.ts'
import { Rehearsals } from './Rehearsals.ts'
import { failureOf } from './failureOf.ts'
import { ReleaseCycle } from './ReleaseCycle.ts'
import { ReleaseError } from './render/ReleaseError.ts'
import type { LiveRelease } from './metrics/traceRelease.ts'
import type { Renderer } from './renderer/Renderer.ts'
import { Announcer } from './report/Announcer.ts'
import type { Reporter } from './report/Reporter.ts'
import { Standing } from './Standing.ts'
import { StepClock } from './StepClock.ts'
import { BlobStore } from './swap/BlobStore.ts'
import { Finisher } from './swap/Finisher.ts'
import { LiveSite } from './swap/LiveSite.ts'
import { ReleaseHistory } from './swap/ReleaseHistory.ts'
import { ReleaseTrees } from './swap/ReleaseTrees.ts'
import { TargetFollower, type TargetSettings } from './target/TargetFollower.ts'
import { DependencyGraph } from './trace/DependencyGraph.ts'
import { Turns } from './Turns.ts'

const RECONCILE_PERIOD = MINUTE
const CLOCK_PERIOD = SECOND / 4
// Somebody who publishes one document after the other needs some seconds for each, and a step of tidying takes a large site half a second.
const REST = 10 * SECOND

interface Options {
  dataDir: string
  database: DatabaseSync
  cms: Cms
  reporter: Reporter
  renderer: Renderer
  siteUrl: string
  apiOrigin: string
  /** Where releases are copied to after they were swapped in; nowhere without it. */
  target?: TargetSettings | null
  /** The lead over publishers on other machines: until it is taken and `lead` was called, releases stay on this one. */
  lead?: Lead | undefined
  /** How long nothing is released before it tidies up, in milliseconds; tests do not wait that long. */
  rest?: number
  /** How long after a release it is reported and compressed, in milliseconds. */
  breath?: number
  /** How long lies between two rehearsals while somebody is at work, in milliseconds. */
  beat?: number
  /** How many pages at least a release renders on threads; tests have fewer. */
  worthThreads?: number
  /** Called between the steps of a release; tests stop a process there. */
  onStep?: (step: string) => void
  /** Called when visitors see a release, with the calls that it answers. */
  onLive?: (release: LiveRelease) => void
  /** Called when the mirror file cannot be read any more: only another process can go on, with a new one. */
  onDamage?: (message: string) => void
}

/** Follows the CMS and keeps the live release up to date: at most one release runs, and at most one waits behind it. */
export class Publisher {
  /** Shows drafts as publishing them would. */
  readonly previewer: Previewer
  readonly #options: Options
  readonly #mirror: Mirror
  readonly #store: ContentStore
  readonly #graph: DependencyGraph
  readonly #history: ReleaseHistory
  readonly #blobs: BlobStore
  readonly #site: LiveSite
  readonly #turns = new Turns(() => this.#run())
  readonly #standing = new Standing()
  readonly #quiet: QuietWork
  readonly #rehearsals: Rehearsals
  readonly #follower: Follower
  readonly #announcer: Announcer
  readonly #steps: StepClock
  readonly #target: TargetFollower | null
  readonly #cycle: ReleaseCycle
  /** The comparison with the CMS that a start begins, when releases do not wait for it. */
  #comparing: Promise<void> | null = null
  #timers: NodeJS.Timeout[] = []
  /** The next round after one that failed; one at a time, however many fail. */
  #retry: NodeJS.Timeout | undefined
  #isLeading: boolean
  #isMakingAhead = false
  /** Whether the live release may be copied: not before a new leader has everything that is published. */
  #isCopying: boolean

  constructor(options: Options) {
    const { database, dataDir, cms, rest = REST } = options
    const renderer = () => this.#cycle.renderer
    const isIdle = () => this.#standing.isIdle
    this.#options = options
    this.#mirror = new Mirror(database)
    this.#graph = new DependencyGraph(database)
    this.#history = new ReleaseHistory(database)
    this.#blobs = new BlobStore(join(dataDir, 'publish/blobs'))
    const origin = this.#mirror.getMeta('origin') ?? randomUUID()
    this.#mirror.setMeta('origin', origin)
    const trees = new ReleaseTrees(join(dataDir, 'site'), this.#blobs, this.#history, origin)
    const finisher = new Finisher(database, this.#history, this.#blobs, trees)
    const { target, lead } = options
    this.#isLeading = lead === undefined
    this.#isCopying = lead === undefined
    this.#target = target ? new TargetFollower({ ...target, lead, history: this.#history, blobs: this.#blobs }) : null
    this.#steps = new StepClock((step) => options.onStep?.(step))
    this.#announcer = new Announcer({ mirror: this.#mirror, history: this.#history, reporter: options.reporter })
    // An answer is good for the code that found it; a change since then makes the store forget it before a release.
    const recall = (keys: string[]) => this.#graph.queries.answersKept(keys, this.#cycle.renderer.code.id)
    const findIndex = (index: Index) =>
      this.#mirror.keptIndexes.find(index, this.#cycle.renderer.code.id, this.#mirror.source)
    this.#store = new ContentStore(this.#mirror.source, Date.now(), { recall, findIndex })
    setCurrentStore(this.#store)
    this.#rehearsals = new Rehearsals({
      mirror: this.#mirror,
      store: this.#store,
      graph: this.#graph,
      renderer,
      turns: this.#turns,
      rehearse: (touches) => this.#cycle.rehearse(touches, () => this.#turns.isCalled),
      isFinished: () => this.#quiet.breath === null && !this.#cycle.hasAhead,
      isIdle,
      rest,
      beat: options.beat,
    })
    this.#quiet = new QuietWork({
      mirror: this.#mirror,
      store: this.#store,
      graph: this.#graph,
      finisher,
      renderer,
      rehearsals: this.#rehearsals,
      turns: this.#turns,
      report: () => options.reporter.send(),
      isIdle,
      onStep: (step) => options.onStep?.(step),
      rest,
      breath: options.breath,
    })
    this.#site = new LiveSite({
      history: this.#history,
      trees,
      announcer: this.#announcer,
      steps: this.#steps,
      onSwap: () => {
        if (this.#isCopying) this.#target?.follow()
      },
      onLive: (release) => {
        options.onLive?.(release)
        this.#quiet.followRelease()
      },
    })
    const attach = fileAttacher(cms, this.#blobs, database)
    this.#follower = new Follower({
      mirror: this.#mirror,
      cms,
      attach,
      hasRelease: () => this.#history.live() !== null,
      onStep: (step) => this.#steps.enter(step),
      onKeptOut: (document, error) => this.#announcer.held(document, error),
    })
    this.#cycle = new ReleaseCycle({
      mirror: this.#mirror,
      store: this.#store,
      graph: this.#graph,
      history: this.#history,
      blobs: this.#blobs,
      site: this.#site,
      follower: this.#follower,
      announcer: this.#announcer,
      steps: this.#steps,
      renderer: options.renderer,
      siteUrl: options.siteUrl,
      apiOrigin: options.apiOrigin,
      worthThreads: options.worthThreads,
      onRelease: (startedAt) => this.#standing.beginRelease(startedAt),
      onForgotten: () => this.#quiet.coolDown(),
    })
    this.previewer = new Previewer({
      mirror: this.#mirror,
      store: this.#store,
      history: this.#history,
      blobs: this.#blobs,
      cms,
      attach,
      renderer,
      onUse: () => this.#rehearsals.stayWarm(),
    })
  }

  /** Finishes what an earlier process decided, then follows the CMS. */
  async start(): Promise<void> {
    this.#standing.start()
    this.#options.reporter.send()
    this.#timers.push(setInterval(() => void this.reconcileAside(), RECONCILE_PERIOD))
    this.#timers.push(setInterval(() => this.#watchClock(), CLOCK_PERIOD))
    // What is live is whole and by this code: nobody's nudge waits for the CMS's list of everything.
    if (this.#history.live() !== null && !this.#cycle.isRenderingDue()) this.#comparing = this.reconcileAside()
    else this.#follower.reconcile()
    this.#turns.wake()
    if (this.#isCopying) this.#target?.follow()
  }

  /** Says that this publisher has taken the lead: from now on it reports, and its releases leave this machine. */
  lead(): void {
    this.#isLeading = true
    this.#options.reporter.send()
    this.reconcile()
  }

  async stop(): Promise<void> {
    this.#turns.stop()
    for (const timer of this.#timers) clearTimeout(timer)
    clearTimeout(this.#retry)
    this.#quiet.stop()
    await Promise.all([this.#turns.running, this.#target?.stop()])
  }

  /** Takes a nudge: what it names is written down before this returns, or it throws and the status says why. */
  receive(changes: Change[], documents: MirroredDocument[] = []): void {
    try {
      this.#mirror.expect(this.#announcer.repeat(changes))
      this.#standing.receive(null)
    } catch (error) {
      this.#standing.receive(failureOf(error))
      throw error
    }
    this.#follower.carry(changes, documents)
    this.#turns.wake()
    this.#rehearsals.stayWarm()
  }

  /**
   * Takes the state that a document will have when the CMS has committed it, if it ever does: its release is made ahead, if nothing else is
   * to do. Nobody sees anything of it before a nudge names the change.
   */
  makeAhead(document: MirroredDocument): void {
    this.#rehearsals.stayWarm()
    // Two can only follow each other, and the first is nearer to its commit.
    if (this.#isMakingAhead) return
    const isUnwanted = () => this.#turns.isCalled && !this.#follower.bringsOnly(document)
    this.#turns.takeNext(async () => {
      this.#isMakingAhead = true
      await this.#cycle.makeAhead(document, isUnwanted)
      this.#isMakingAhead = false
    })
  }

  reconcile(): void {
    this.#follower.reconcile()
    this.#turns.wake()
  }

  /** Reconciles without keeping a nudge waiting for what the CMS has: a list of everything. */
  async reconcileAside(): Promise<void> {
    await this.#follower.reconcileAside()
    if (!this.#turns.isStopped) this.#turns.wake()
  }

  /** Opens another code release as soon as no release runs, and uses it from then on. */
  adopt(open: () => Promise<Renderer>): void {
    this.#cycle.adopt(open)
    this.#turns.wake()
  }

  /** Takes an administrator's wish; a sentence when it cannot be granted. */
  control(control: Control): string | null {
    const parts = { mirror: this.#mirror, history: this.#history, cycle: this.#cycle, follower: this.#follower }
    const refusal = grantWish(control, parts)
    if (refusal === null) this.#turns.wake()
    return refusal
  }

  status(): PublisherStatus {
    const live = this.#history.live()
    return {
      ...this.#standing.status(),
      live: live && { id: live.id, timestamp: live.timestamp, code: live.code },
      pinned: this.#mirror.getMeta('pinned'),
      pending: this.#mirror.pendingCount(),
      step: this.#steps.step,
      releases: this.#history
        .list()
        .filter(({ state, rollbackOf }) => state !== 'prepared' && rollbackOf === null)
        .map(({ id, timestamp, code, pages, durationMs }) => ({
          id,
          timestamp,
          code,
          pages,
          durationMs: durationMs ?? 0,
        })),
      isBuilding: this.#cycle.renderer.isWhole === true,
      isCompared: this.#follower.isCompared,
      held: this.#mirror.accused(),
      ...(this.#target && { target: this.#target.status() }),
    }
  }

  /** Resolves when nothing runs and nothing waits, the start's comparison with the CMS has ended, and the newest release is finished. */
  async settled(): Promise<void> {
    await this.#comparing
    while (this.#turns.running !== null || this.#quiet.breath !== null)
      await (this.#turns.running ?? this.#quiet.breath)
  }

  async #run(): Promise<void> {
    this.#standing.beginRound()
    while (this.#turns.takeWish()) {
      const isLeading = this.#isLeading
      try {
        await this.#cycle.run()
        if (isLeading && !this.#isCopying) {
          this.#isCopying = true
          this.#target?.follow()
        }
        this.#standing.succeed()
        clearTimeout(this.#retry)
      } catch (error) {
        this.#fail(error)
      }
      this.#steps.leave()
    }
    try {
      await this.#quiet.run()
    } catch (error) {
      // It may be the first to read what is damaged. Whatever else it meets, a release says when it needs it.
      if (isDamaged(error)) return this.#options.onDamage?.(failureOf(error).message)
      log('quiet work failed', { message: String(error) })
    }
  }

  /** Keeps the live release, says why, and tries again: at once for what the editor corrects, later for everything else. */
  #fail(error: unknown): void {
    const failure = failureOf(error)
    const delay = this.#standing.fail(failure)
    if (isDamaged(error)) return this.#options.onDamage?.(failure.message)
    if (isContentLost(error)) {
      // Rendering and fetching everything again writes every content again.
      inTransaction(this.#mirror.database, () => {
        this.#mirror.forgetVersions()
        this.#mirror.setMeta('graph', null)
        this.#history.abandonPrepared()
      })
      this.#follower.reconcile()
    }
    countFailed()
    log('release failed', { ...failure, cause: String(error), retryInMs: delay })
    // What is wrong with the content stays wrong until somebody edits it, and that comes with a nudge.
    if (error instanceof ReleaseError) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#turns.wake(), delay)
  }

  #watchClock(): void {
    if (this.#cycle.takeInstant(Date.now())) this.#turns.wake()
  }
}

function isContentLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && error.message.includes('blobs')
}
