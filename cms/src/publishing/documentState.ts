import { appearsAt, globalSlugs, isContentSlug, locales } from '@diwan/shared/content'
import type { DocumentRef, DocumentState, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { OutboxDoc, ReleaseDoc } from '@diwan/shared/generated/payload-types'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Payload, Where } from 'payload'
import { publishedDocuments } from './published/publishedDocuments'
import { publishedGlobal } from './published/publishedGlobal'

/** Where the latest change of a document is, and which release last brought one to visitors. */
export async function documentState(payload: Payload, ref: DocumentRef): Promise<DocumentState> {
  const ofDocument: Where[] = [{ collection: { equals: ref.collection } }, { documentId: { equals: ref.id } }]
  const [latest, brought, current, published] = await Promise.all([
    newestRow(payload, ofDocument),
    newestRow(payload, [...ofDocument, { state: { equals: 'live' } }]),
    oneRelease(payload, { state: { equals: 'live' } }, '-liveAt'),
    publishedState(payload, ref),
  ])
  const live = brought ? await releaseOf(payload, brought) : await releaseWithout(payload, published?.updatedAt)
  return {
    success: true,
    publishedIn: locales.filter((locale) => published?.locales[locale]),
    change: latest
      ? {
          state: latest.state,
          changedAt: latest.createdAt,
          release: latest.release ?? null,
          error: latest.error ?? null,
          isReleaseFailed: await isOfFailedRelease(payload, latest),
        }
      : null,
    live,
    appearsAt: published ? hourToCome(published) : null,
    pinned: pinOf(latest, live, current),
  }
}

function hourToCome({ locales: { ar, en } }: MirroredDocument): string | null {
  const instant = appearsAt(en ?? ar ?? {})
  return instant !== null && Date.parse(instant) > Date.now() ? instant : null
}

/** A change that waits behind a pin waits for what visitors see to move; one that is in a newer release than visitors see was rolled back. */
function pinOf(latest: OutboxDoc | undefined, live: DocumentState['live'], current: ReleaseDoc | undefined) {
  // The pin may have moved to another release since the change was told to wait behind it.
  if (latest?.state === 'sent' && latest.release) return current?.release ?? latest.release
  const isTakenBack = live !== null && current?.liveAt != null && current.liveAt < live.liveAt
  return isTakenBack && current.release !== live.release ? current.release : null
}

/** What is held back has the release that is live without it; what failed with a release has that one. */
async function isOfFailedRelease(payload: Payload, { release, state }: OutboxDoc): Promise<boolean> {
  if (state !== 'failed' || !release) return false
  const ofRelease: Where[] = [{ release: { equals: release } }, { state: { equals: 'failed' } }]
  return (await oneRelease(payload, { and: ofRelease }, '-startedAt')) !== undefined
}

async function newestRow(payload: Payload, conditions: Where[]) {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { and: conditions },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

async function oneRelease(payload: Payload, where: Where, sort: string): Promise<ReleaseDoc | undefined> {
  const { docs } = await payload.find({
    collection: 'releases',
    where,
    sort,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

async function releaseOf(payload: Payload, { release, liveAt }: OutboxDoc): Promise<DocumentState['live']> {
  if (!release || !liveAt) return null
  const known = await oneRelease(payload, { release: { equals: release } }, '-liveAt')
  return { release, liveAt, pages: known?.pages ?? null, durationMs: known?.durationMs ?? null, isFirst: false }
}

/** A seeded document has no change on record: it is live with the first release that was made after it was written. */
async function releaseWithout(payload: Payload, updatedAt: string | undefined): Promise<DocumentState['live']> {
  if (updatedAt === undefined) return null
  const [first, after] = await Promise.all([
    oneRelease(payload, { liveAt: { exists: true } }, 'liveAt'),
    oneRelease(payload, { liveAt: { greater_than_equal: updatedAt } }, 'liveAt'),
  ])
  if (!after?.liveAt) return null
  const { release, liveAt, pages, durationMs } = after
  return {
    release,
    liveAt,
    pages: pages ?? null,
    durationMs: durationMs ?? null,
    isFirst: first?.release === release,
  }
}

async function publishedState(
  payload: Payload,
  { collection, id }: DocumentRef,
): Promise<MirroredDocument | undefined> {
  // MongoDB fails over what cannot be an id.
  if (isContentSlug(collection) && !isObjectId(id)) return undefined
  if (isContentSlug(collection)) return (await publishedDocuments(payload, collection, [id]))[0]
  const slug = collection === 'globals' ? globalSlugs.find((each) => each === id) : undefined
  return slug && publishedGlobal(payload, slug)
}
