import { locales } from '@diwan/shared/content'
import type { TaskSchedulePublish } from '@diwan/shared/generated/payload-types'
import { isObjectId, OBJECT_ID } from '@diwan/shared/lib/isObjectId'
import { isTime } from '@diwan/shared/lib/isTime'
import { planMessages } from '@diwan/shared/messages/plans'
import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '@/access/isStaff'
import { mayWriteContent } from '@/access/mayWriteContent'
import { audit } from '@/audit/audit'
import { titleOf } from '@/audit/titleOf'
import { inUnit } from '@/bundles/inUnit'
import { onlyFor } from '@/endpoints/onlyFor'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { plansQueue } from '@/jobs/plansQueue'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { whyNotPlanned } from '@/review/requireSecondPerson'
import { isPlanJob, listPlans, type PlannedJob } from './listPlans'

const wishSchema = z.object({
  collection: z.string(),
  documentId: z.string().regex(OBJECT_ID),
  action: z.enum(['publish', 'unpublish']),
  locale: z.enum([...locales, 'all']),
  at: z.iso.datetime({ offset: true }).refine(isTime),
})

const languageOf = ({ i18n }: PayloadRequest) => (i18n?.language === 'ar' ? 'ar' : 'en')
const faultsOf = (req: PayloadRequest) => planMessages[languageOf(req)].faults

const send = (body: object, status = 200) =>
  Response.json({ success: true, ...body }, { status, headers: { 'Cache-Control': 'no-store' } })

/** `GET /api/admin/plans?collection=…&id=…`: what is planned for a document, and by which clock. */
const sendPlans: PayloadHandler = async (req) => {
  const id = req.searchParams.get('id') ?? ''
  if (!isObjectId(id) || !(await mayWriteContent(req, req.searchParams.get('collection') ?? '')))
    return refuse(403, faultsOf(req).notYours)
  return send({ plans: await listPlans(req, id), timeZone: await readTimeZone(req.payload) })
}

/** `POST /api/admin/plans` `{ collection, documentId, action: publish | unpublish, locale: en | ar | all, at }`. */
const receivePlan: PayloadHandler = async (req) => {
  const wish = wishSchema.safeParse(await readJson(req))
  if (!wish.success) return refuse(422, faultsOf(req).malformed)
  const { action, collection, documentId, locale } = wish.data
  const hasDrafts = Boolean(req.payload.collections[collection as CollectionSlug]?.config.versions?.drafts)
  const isMine = hasDrafts && (await mayWriteContent(req, collection))
  const found = isMine ? await findDocument(req, collection, documentId) : null
  if (!found || !req.user) return refuse(403, faultsOf(req).notYours)
  const reason = action === 'publish' ? await whyNotPlanned(req, { collection, documentId }) : null
  if (reason) return refuse(403, reason)
  // Jobs are due to the second.
  const at = new Date(wish.data.at)
  at.setMilliseconds(0)
  if (at.getTime() <= Date.now()) return refuse(422, faultsOf(req).isPast)
  const { user } = req
  await inUnit(req.payload, { user, i18n: req.i18n }, async (unit) => {
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      queue: plansQueue,
      input: {
        type: action,
        locale: locale === 'all' ? null : locale,
        doc: { relationTo: collection as 'blogs', value: documentId },
        user: { relationTo: 'users', value: user.id },
        language: languageOf(req),
      } as TaskSchedulePublish['input'],
      waitUntil: at,
      req: unit,
    })
    const title = titleOf(collection, found)
    await audit(unit, {
      action: 'plan',
      collection,
      documentId,
      title,
      locale,
      detail: { action, at: at.toISOString() },
    })
    return {}
  })
  return send({ plans: await listPlans(req, documentId) }, 201)
}

/** `DELETE /api/admin/plans/{id}`: takes a plan back. */
const removePlan: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id ?? '')
  const where = { and: [isPlanJob, { id: { equals: id } }] }
  const query = { collection: 'payload-jobs', where, limit: 1, depth: 0, overrideAccess: true } as const
  const job = (await req.payload.find(query)).docs[0] as unknown as PlannedJob | undefined
  const doc = job?.input?.doc
  if (!doc) return refuse(404, faultsOf(req).missing)
  const { user } = req
  const isMine = await mayWriteContent(req, doc.relationTo)
  const found = isMine ? await findDocument(req, doc.relationTo, doc.value) : null
  if (!found || !user) return refuse(403, faultsOf(req).notYours)
  const { isCancelled } = await inUnit(req.payload, { user, i18n: req.i18n }, async (unit) => {
    const { docs } = await req.payload.delete({
      collection: 'payload-jobs',
      // What is being carried out at this moment is too late to take back.
      where: { and: [...where.and, { processing: { not_equals: true } }] },
      depth: 0,
      overrideAccess: true,
      req: unit,
    })
    if (docs.length === 0) return { isCancelled: false }
    const title = titleOf(doc.relationTo, found)
    await audit(unit, { action: 'plan-cancelled', collection: doc.relationTo, documentId: doc.value, title })
    return { isCancelled: true }
  })
  if (!isCancelled) return refuse(409, faultsOf(req).tooLate)
  return send({ plans: await listPlans(req, doc.value) })
}

async function findDocument(req: PayloadRequest, collection: string, id: string) {
  const query = { draft: true, depth: 0, disableErrors: true, fallbackLocale: ['en', 'ar'], trash: true }
  const access = { user: req.user, overrideAccess: false }
  const doc = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    ...query,
    ...access,
  } as never)
  return doc as unknown as Record<string, unknown> | null
}

export const planEndpoints: Endpoint[] = [
  { path: '/admin/plans', method: 'get', handler: onlyFor(isStaff, sendPlans) },
  { path: '/admin/plans', method: 'post', handler: onlyFor(isStaff, receivePlan) },
  { path: '/admin/plans/:id', method: 'delete', handler: onlyFor(isStaff, removePlan) },
]
