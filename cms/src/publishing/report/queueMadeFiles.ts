import { contentTypes, type EntrySlug, isContentSlug } from '@diwan/shared/content'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { MADE_FILES_DELAY } from '@diwan/shared/spec/publishing'
import type { PayloadRequest } from 'payload'

// An import or a first release brings thousands at once: those entries get their pictures when somebody publishes them again.
const MAX_AT_ONCE = 20

const isEntry = (collection: string): collection is EntrySlug =>
  isContentSlug(collection) && 'entryPath' in contentTypes[collection]

/** Has the files made that follow from what has just gone live, share images and the media kit's archive: nobody should wait for them. */
export async function queueMadeFiles(req: PayloadRequest, documents: readonly DocumentRef[]): Promise<void> {
  const waitUntil = new Date(Date.now() + MADE_FILES_DELAY)
  if (documents.some(({ collection }) => collection === 'media-kit')) {
    await req.payload.jobs.queue({ task: 'makeMediaKit', input: {}, waitUntil, req })
  }
  const entries = documents.filter(({ collection }) => isEntry(collection))
  if (entries.length > MAX_AT_ONCE) return
  for (const { collection, id } of entries) {
    await req.payload.jobs.queue({ task: 'makeShareImages', input: { collection, id }, waitUntil, req })
  }
}
