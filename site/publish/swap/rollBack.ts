import { LATEST_BUILD, latestBuild } from '../latestBuild.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import type { BlobStore } from './BlobStore.ts'
import type { ReleaseHistory, ReleaseRow } from './ReleaseHistory.ts'

/** Decides that visitors see an older release again. Its content comes back as a release of its own, under the old name. */
export function rollBack(mirror: Mirror, history: ReleaseHistory, blobs: BlobStore, target: ReleaseRow): void {
  const number = history.nextNumber()
  const timestamp = Date.now()
  const blob = blobs.put(Buffer.from(latestBuild({ ...target, timestamp })))
  const files = history.contentOf(target.number).filter(({ path }) => path !== LATEST_BUILD)
  const startedAt = new Date(timestamp).toISOString()
  inTransaction(mirror.database, () => {
    history.prepare({ ...target, number, timestamp, startedAt, changes: [], outbox: [], rollbackOf: target.number }, [
      ...files,
      { path: LATEST_BUILD, blob },
    ])
  })
}
