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
async function judge(req: PayloadRequest, subject: Subject | null, data: Data, isChanged: boolean) {
  const { user } = req
  if (!user || user.role === 'service' || req.context.isRollback) return
  if (subject && isChanged) req.context.rewritten = subject.documentId
  if (data._status !== 'published') {
    if (subject && isChanged) {
      await moveReviews(req, subject, ['approved'], { state: 'asked', decidedBy: null, decidedAt: null })
    }
    return
  }
  if (!(await isSecondPersonDemanded(req))) return
  if (isChanged || !subject) throw new APIError(faultsOf(req).saveFirst, 403, null, true)
  const reason = await whyNotAlone(req, subject)
  if (reason) throw new APIError(reason, 403, null, true)
}

const faultsOf = ({ i18n }: PayloadRequest) => reviewMessages[i18n?.language === 'ar' ? 'ar' : 'en'].faults

/** Why the person may not publish a document as it was saved: the words are their own, and nobody approved them; `null` when they may. */
async function whyNotAlone(req: PayloadRequest, subject: Subject): Promise<string | null> {
  const me = String(req.user?.id)
  if ((await lastAuthor(req, subject)) !== me) return null
  const approver = personOf((await findReview(req, subject, ['approved']))?.decidedBy)
  return !approver || approver === me ? faultsOf(req).needsSecond : null
}

/** The same for a plan to publish, which would fail at its hour, when nobody looks. */
export const whyNotPlanned = async (req: PayloadRequest, subject: Subject): Promise<string | null> =>
  (await isSecondPersonDemanded(req)) ? whyNotAlone(req, subject) : null

/** See `judge`; for documents. A document that goes into the trash, or stays there, is published by nothing; one that is taken out may be. */
export const requireSecondPerson: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = operation === 'update' ? originalDoc?.id : undefined
  const subject = id ? { collection: collection.slug, documentId: String(id) } : null
  const isInTrash = Boolean(data.deletedAt === undefined ? originalDoc?.deletedAt : data.deletedAt)
  // Payload hands over the state that a restored version had, whatever it is restored as.
  const isDraft = isInTrash || req.context.isRestored
  const isChanged = differs(data, originalDoc, { isFile: Boolean(collection.upload) })
  await judge(req, subject, isDraft ? { ...data, _status: 'draft' } : data, isChanged)
  return data
}

/** See `judge`; for globals. */
export const requireSecondPersonForGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await judge(req, { collection: 'globals', documentId: global.slug }, data, differs(data, originalDoc))
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
