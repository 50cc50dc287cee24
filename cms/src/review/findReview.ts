import type { ReviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest, Where } from 'payload'
import type { Subject } from './lastAuthor'

export type OpenState = 'asked' | 'approved' | 'returned'

const reviewsOf = ({ collection, documentId }: Subject, states: OpenState[]): Where => ({
  and: [{ collection: { equals: collection } }, { documentId: { equals: documentId } }, { state: { in: states } }],
})

/** The review of a document that is not over yet; the newest one. */
export async function findReview(
  req: PayloadRequest,
  subject: Subject,
  states: OpenState[],
): Promise<ReviewDoc | null> {
  const { docs } = await req.payload.db.find<ReviewDoc>({
    collection: 'reviews',
    where: reviewsOf(subject, states),
    sort: '-askedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** Moves the open reviews of a document on. */
export async function moveReviews(
  req: PayloadRequest,
  subject: Subject,
  from: OpenState[],
  data: Record<string, unknown>,
): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'reviews',
    where: reviewsOf(subject, from),
    data: { ...data, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  })
}
