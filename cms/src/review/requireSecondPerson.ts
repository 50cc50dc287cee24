import { reviewMessages } from '@diwan/shared/messages/review'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { differs } from './differs'
import { findReview, moveReviews } from './findReview'
import { isSecondPersonDemanded } from './isSecondPersonDemanded'
import { lastAuthor, type Subject } from './lastAuthor'

type Data = Record<string, unknown> & { _status?: string }

const personOf = (value: unknown) =>
  value === null || value === undefined
    ? null
    : String(typeof value === 'object' ? (value as { id: string }).id : value)

/**
 * While the site settings demand a second person, nobody publishes what they wrote: somebody else publishes it, or has approved
 * exactly this text. A text that is changed after its approval has to be approved again.
 */
async function judge(req: PayloadRequest, subject: Subject | null, data: Data, original: Data | undefined) {
  const { user } = req
  if (!user || user.role === 'service' || req.context.isRollback) return
  const isChanged = differs(data, original)
  if (data._status !== 'published') {
    if (subject && isChanged) {
      await moveReviews(req, subject, ['approved'], { state: 'asked', decidedBy: null, decidedAt: null })
    }
    return
  }
  if (!(await isSecondPersonDemanded(req))) return
  const faults = reviewMessages[req.i18n?.language === 'ar' ? 'ar' : 'en'].faults
  if (isChanged || !subject) throw new APIError(faults.saveFirst, 403, null, true)
  if ((await lastAuthor(req, subject)) !== String(user.id)) return
  const approval = await findReview(req, subject, ['approved'])
  const approver = personOf(approval?.decidedBy)
  if (!approver || approver === String(user.id)) throw new APIError(faults.needsSecond, 403, null, true)
}

/** See `judge`; for documents. A document in the trash is not published by being moved. */
export const requireSecondPerson: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data.deletedAt || originalDoc?.deletedAt) return data
  const id = operation === 'update' ? originalDoc?.id : undefined
  await judge(req, id ? { collection: collection.slug, documentId: String(id) } : null, data, originalDoc)
  return data
}

/** See `judge`; for globals. */
export const requireSecondPersonForGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await judge(req, { collection: 'globals', documentId: global.slug }, data, originalDoc)
  return data
}

/** Ends the reviews of a document once it is live. */
export const endReviews: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published' && req.context.changedPublic === doc.id) {
    const subject = { collection: collection.slug, documentId: String(doc.id) }
    await moveReviews(req, subject, ['asked', 'approved', 'returned'], { state: 'published' })
  }
  return doc
}

/** The same for globals. */
export const endGlobalReviews: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') {
    const subject = { collection: 'globals', documentId: global.slug }
    await moveReviews(req, subject, ['asked', 'approved', 'returned'], { state: 'published' })
  }
  return doc
}
