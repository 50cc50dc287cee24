import type { DocumentRef, DocumentState } from '@diwan/shared/contracts/publishing'
import type { Payload, Where } from 'payload'

/** Where the latest change of a document is, and which release last brought one to visitors. */
export async function documentState(payload: Payload, { collection, id }: DocumentRef): Promise<DocumentState> {
  const ofDocument: Where[] = [{ collection: { equals: collection } }, { documentId: { equals: id } }]
  const [latest, live] = await Promise.all([
    newestRow(payload, ofDocument),
    newestRow(payload, [...ofDocument, { state: { equals: 'live' } }]),
  ])
  return {
    success: true,
    change: latest
      ? {
          state: latest.state,
          changedAt: latest.createdAt,
          release: latest.release ?? null,
          error: latest.error ?? null,
        }
      : null,
    live: live?.release && live.liveAt ? await releaseOf(payload, live.release, live.liveAt) : null,
  }
}

async function newestRow(payload: Payload, conditions: Where[]) {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { and: conditions },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}

async function releaseOf(payload: Payload, release: string, liveAt: string): Promise<DocumentState['live']> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { release: { equals: release } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return { release, liveAt, pages: docs[0]?.pages ?? null, durationMs: docs[0]?.durationMs ?? null }
}
