import { log } from '../log.ts'
import { countLive } from '../metrics/countReleases.ts'
import type { LiveRelease } from '../metrics/traceRelease.ts'
import { requestsOf } from '../receive/requestsOfChanges.ts'
import type { Announcer } from '../report/Announcer.ts'
import type { StepClock } from '../StepClock.ts'
import { doubtContents } from './doubtContents.ts'
import type { ReleaseHistory } from './ReleaseHistory.ts'
import type { ReleaseTrees } from './ReleaseTrees.ts'

interface Parts {
  history: ReleaseHistory
  trees: ReleaseTrees
  announcer: Announcer
  steps: StepClock
  /** Called as soon as visitors see a release. */
  onSwap: () => void
  /** Called when a release is reported too, with the calls that it answers. */
  onLive: (release: LiveRelease) => void
}

const MANY_PAGES = 1_000

/** What visitors see: the release that was decided last. */
export class LiveSite {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Shows a release that is decided. After a crash this is where the next process goes on. */
  async finishPrepared(): Promise<void> {
    const { announcer, history, steps, trees, onLive, onSwap } = this.#parts
    const release = history.prepared()
    if (release === null) return
    if (trees.liveNumber() !== release.number) {
      steps.enter('linking')
      await trees.bringIdleTo(release.number)
      steps.enter('swapping')
      trees.swap()
    }
    steps.enter('reporting')
    const durationMs = announcer.live(release, new Date())
    onSwap()
    steps.enter('done')
    const taken = steps.takeDurations()
    const changes = release.changes.length
    if (release.rollbackOf === null) countLive(durationMs)
    const { id, outbox, pages } = release
    const requests = requestsOf(outbox)
    log('release is live', { release: id, pages, changes, durationMs, steps: taken, outbox, requests })
    onLive({ id, pages, durationMs, steps: taken, requests })
    // Few are linked a breath later. Many take a large site half a minute, in which this publisher may not say that it is done.
    if (pages > MANY_PAGES) {
      await trees.bringIdleTo(release.number).catch((error: unknown) => {
        log('linking failed', { message: String(error) })
      })
    }
  }

  /** Shows the live release again when somebody removed or changed the folder that visitors see, and looks at contents that are doubted. */
  async repair(): Promise<void> {
    const { history, steps, trees } = this.#parts
    if (history.areContentsDoubted()) await doubtContents(history, trees.blobs)
    const live = history.live()
    if (live === null || trees.liveNumber() === live.number) return
    steps.enter('linking')
    await trees.bringIdleTo(live.number)
    trees.swap()
    log('live release restored', { release: live.id })
  }
}
