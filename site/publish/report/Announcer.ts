import type { Change, DocumentRef, PublisherStatus, Report } from '@diwan/shared/contracts/publishing'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import type { DecidedRelease, ReleaseHistory, ReleaseRow } from '../swap/ReleaseHistory.ts'
import type { Reporter } from './Reporter.ts'

type Failure = NonNullable<PublisherStatus['error']>
type LiveReport = Extract<Report, { type: 'release.live' }>

interface Parts {
  mirror: Mirror
  history: ReleaseHistory
  reporter: Reporter
}

/** Writes reports about releases and documents, each with the outbox rows that wait for it. */
export class Announcer {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Marks a release that has been swapped in as live, and writes the report of it, which is sent a breath later. */
  live(release: DecidedRelease, liveAt: Date): number {
    const { mirror, history, reporter } = this.#parts
    const durationMs = liveAt.getTime() - Date.parse(release.startedAt)
    inTransaction(mirror.database, () => {
      const before = history.live()
      history.markLive(release.number, liveAt.toISOString(), durationMs)
      if (release.rollbackOf === null) {
        this.#addLive({ ...release, liveAt: liveAt.toISOString(), durationMs }, release.outbox, release.changes)
      } else reporter.add({ type: 'release.rolled-back', release: release.id, from: before?.id ?? '' })
    })
    return durationMs
  }

  /** Tells of changes that visitors cannot see: the live release has them. */
  unchanged(): void {
    const { mirror, history, reporter } = this.#parts
    const live = history.live()
    const outbox = mirror.fetchedRows()
    if (live === null || outbox.length === 0) return
    inTransaction(mirror.database, () => this.#addLive(live, outbox, []))
    reporter.send()
  }

  /** Tells again of changes that were reported already: their report may be lost. Returns the others. */
  repeat(changes: Change[]): Change[] {
    const { mirror, reporter } = this.#parts
    const byRelease = Map.groupBy(changes, ({ outbox }) => mirror.releaseReported(outbox))
    for (const [release, known] of byRelease) {
      if (release === null) continue
      const report = JSON.parse(release) as Omit<LiveReport, 'documents' | 'outbox'>
      // Its documents were told then; by now they may be in another state.
      reporter.add({ ...report, outbox: known.map(({ outbox }) => outbox), documents: [] })
    }
    reporter.send()
    return byRelease.get(null) ?? []
  }

  /** Tells of changes that wait behind a pinned release, each once. */
  pinned(release: string): void {
    const { mirror, reporter } = this.#parts
    const isTold = inTransaction(mirror.database, () => {
      const outbox = mirror.takeUnreportedPins()
      if (outbox.length > 0) reporter.add({ type: 'release.pinned', release, outbox })
      return outbox.length > 0
    })
    if (isTold) reporter.send()
  }

  /** Tells that visitors see a document as it was before, and why. */
  held({ collection, id }: DocumentRef, error: string): void {
    const { mirror, history, reporter } = this.#parts
    const document = { collection, id }
    mirror.accuse(document, error)
    reporter.add({
      type: 'document.held',
      release: history.live()?.id ?? '',
      document,
      outbox: mirror.rowsOf(document),
      error,
    })
    reporter.send()
    log('document held back', { collection, id, message: error })
  }

  /** Tells that a release failed as a whole. */
  failed(startedAt: number, outbox: string[], error: Failure): void {
    const { reporter } = this.#parts
    reporter.add({
      type: 'release.failed',
      release: `failed-${startedAt}`,
      startedAt: new Date(startedAt).toISOString(),
      outbox,
      error,
    })
    reporter.send()
  }

  #addLive(
    release: Pick<ReleaseRow, 'id' | 'startedAt' | 'liveAt' | 'durationMs' | 'pages'>,
    outbox: string[],
    changes: DocumentRef[],
  ): void {
    const { mirror, reporter } = this.#parts
    const { id, startedAt, pages, durationMs } = release
    const liveAt = release.liveAt ?? new Date().toISOString()
    const documents = changes.map((ref) => ({ ...ref, updatedAt: mirror.versionOf(ref) }))
    const report = { type: 'release.live' as const, release: id, startedAt, liveAt, durationMs: durationMs ?? 0, pages }
    const isWritten = reporter.add({ ...report, outbox, documents })
    mirror.dropPending(outbox, isWritten ? JSON.stringify(report) : null)
  }
}
