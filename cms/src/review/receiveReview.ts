import { globalSlugs } from '@diwan/shared/content'
import { reviewMessages } from '@diwan/shared/messages/review'
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayWriteContent } from '@/access/mayWriteContent'
import { audit } from '@/audit/audit'
import { readTitle } from '@/audit/readTitle'
import { inUnit } from '@/bundles/inUnit'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { findReview, moveReviews } from './findReview'
import { isSecondPersonDemanded } from './isSecondPersonDemanded'
import { lastAuthor, type Subject } from './lastAuthor'
import { savedAtOf } from './savedAtOf'

const wishSchema = z.object({
  collection: z.string(),
  documentId: z.string(),
  locale: z.enum(['en', 'ar']).optional(),
  action: z.enum(['ask', 'approve', 'return']),
  note: z.string().max(2000).optional(),
  /** When what the reviewer looked at was saved, as `GET` told it. */
  seen: z.string().optional(),
})

const faultsOf = ({ i18n }: PayloadRequest) => reviewMessages[i18n?.language === 'ar' ? 'ar' : 'en'].faults

/** Whether whoever asks may write the document, and so review it. */
async function mayWrite(req: PayloadRequest, { collection, documentId }: Subject): Promise<boolean> {
  if (collection !== 'globals') return mayWriteContent(req, collection)
  const config = req.payload.globals.config.find(({ slug }) => slug === documentId)
  return config ? Boolean(await config.access.update?.({ req })) : false
}

async function titleOfSubject(req: PayloadRequest, { collection, documentId }: Subject): Promise<string | null> {
  if (collection === 'globals') return globalSlugs.some((slug) => slug === documentId) ? documentId : null
  return readTitle(req.payload, collection, documentId)
}

/** `GET /api/admin/reviews?collection=…&id=…`: the review of a document, and whether who asks may decide. */
export const sendReview: PayloadHandler = async (req) => {
  const subject = {
    collection: req.searchParams.get('collection') ?? '',
    documentId: req.searchParams.get('id') ?? '',
  }
  if (!(await mayWrite(req, subject))) return refuse(403, faultsOf(req).notYours)
  const review = await findReview(req, subject, ['asked', 'approved', 'returned'])
  const answer = {
    success: true,
    isDemanded: await isSecondPersonDemanded(req),
    isAuthor: (await lastAuthor(req, subject)) === String(req.user?.id),
    savedAt: await savedAtOf(req, subject),
    review: review && {
      state: review.state,
      note: review.note ?? null,
      askedBy: await nameOf(req, review.askedBy),
      decidedBy: await nameOf(req, review.decidedBy),
    },
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

async function nameOf({ payload }: PayloadRequest, person: unknown): Promise<string | null> {
  if (!person) return null
  const id = typeof person === 'object' ? (person as { id: string }).id : String(person)
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  return user?.name ?? null
}

/** `POST /api/admin/reviews` `{ collection, documentId, action: ask | approve | return, note?, seen? }`. */
export const receiveReview: PayloadHandler = async (req) => {
  const wish = wishSchema.safeParse(await readJson(req))
  if (!wish.success) return refuse(422, 'Send { "collection", "documentId", "action": "ask" | "approve" | "return" }.')
  const { action, locale, note, seen, ...subject } = wish.data
  const faults = faultsOf(req)
  if (!(await mayWrite(req, subject))) return refuse(403, faults.notYours)
  const title = await titleOfSubject(req, subject)
  if (!req.user || title === null) return refuse(404, faults.missing)
  const done = await inUnit(req.payload, { user: req.user, i18n: req.i18n }, async (unit) => {
    const by = unit.user?.id
    const now = new Date().toISOString()
    const open = await findReview(unit, subject, ['asked', 'approved', 'returned'])
    if (action === 'ask') {
      const row = { state: 'asked', title, locale: locale ?? null, askedBy: by, askedAt: now, note: note ?? null }
      if (open) await moveReviews(unit, subject, ['asked', 'approved', 'returned'], { ...row, decidedBy: null })
      else
        await unit.payload.db.create({
          collection: 'reviews',
          data: { ...subject, ...row, createdAt: now, updatedAt: now },
          req: unit,
        })
    } else {
      if (open?.state !== 'asked') throw new APIError(faults.notAsked, 409, null, true)
      const isOwn = (await lastAuthor(unit, subject)) === String(by)
      if (action === 'approve' && isOwn) throw new APIError(faults.ownText, 403, null, true)
      if (action === 'approve' && seen && seen !== (await savedAtOf(unit, subject)))
        throw new APIError(faults.changedSince, 409, null, true)
      const state = action === 'approve' ? 'approved' : 'returned'
      await moveReviews(unit, subject, ['asked'], { state, decidedBy: by, decidedAt: now, note: note ?? null })
    }
    const actions = { ask: 'review-asked', approve: 'review-approved', return: 'review-returned' } as const
    await audit(unit, { action: actions[action], ...subject, title, locale: locale ?? null })
    return { success: true }
  })
  return Response.json(done)
}
