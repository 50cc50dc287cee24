import { setImmediate } from 'node:timers/promises'
import type { BlobStore } from './BlobStore.ts'
import type { ReleaseHistory } from './ReleaseHistory.ts'

/**
 * Has contents compared with what is rendered from now on. Files of the CMS are not rendered: of these it drops what is damaged, and fails
 * as when contents are lost, so that everything is fetched again.
 */
export async function doubtContents(history: ReleaseHistory, blobs: BlobStore): Promise<void> {
  blobs.doubt()
  let dropped = 0
  for (const digest of history.fetchedBlobs()) {
    await setImmediate()
    if (!blobs.has(digest) || blobs.isWhole(digest)) continue
    blobs.remove(digest)
    dropped += 1
  }
  history.doubtContents(false)
  if (dropped === 0) return
  const message = `Files of the CMS were damaged in publish/blobs (${dropped}). They are fetched again, and then everything is rendered.`
  throw Object.assign(new Error(message), { code: 'ENOENT' })
}
