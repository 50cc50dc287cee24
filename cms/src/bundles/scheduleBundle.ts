import { APIError, type PayloadRequest, type TypedUser, type Where } from 'payload'
import { plansQueue } from '@/jobs/plansQueue'
import { whyNotPlanned } from '@/review/requireSecondPerson'
import { bundleFaults } from './bundleFaults'
import { inUnit } from './inUnit'
import { itemsOf } from './itemsOf'
import { nameOfItem } from './nameOfItem'
import { titled } from './titled'

/** Plans the release of a bundle. The plan and the job that carries it out are saved together. */
export async function scheduleBundle({ i18n, payload }: PayloadRequest, id: string, user: TypedUser, at: Date) {
  // Jobs are due to the second.
  at.setMilliseconds(0)
  const publishAt = at.toISOString()
  return inUnit(payload, { user, i18n }, async (req) => {
    const bundle = await payload.findByID({ collection: 'bundles', id, depth: 0, overrideAccess: true, req })
    if (bundle.state === 'published') throw new APIError(bundleFaults(req).isPublished, 409, null, true)
    for (const item of itemsOf(bundle)) {
      const reason = await whyNotPlanned(req, { collection: item.collection, documentId: item.id })
      if (reason) throw titled(new APIError(reason, 403, null, true), await nameOfItem(req, item))
    }
    const data = { state: 'scheduled' as const, publishAt, publishedBy: user.id, error: null }
    await payload.update({ collection: 'bundles', id, data, depth: 0, overrideAccess: true, req })
    const input = { bundle: id, at: publishAt, language: i18n.language }
    await payload.jobs.queue({ task: 'publishBundle', queue: plansQueue, input, waitUntil: at, req })
    return { state: 'scheduled', publishAt }
  })
}

/** Takes the plan back; the job finds none when it runs. */
export async function unscheduleBundle({ payload }: PayloadRequest, id: string) {
  const where: Where = { and: [{ id: { equals: id } }, { state: { equals: 'scheduled' } }] }
  await payload.update({
    collection: 'bundles',
    where,
    data: { state: 'collecting', publishAt: null },
    depth: 0,
    overrideAccess: true,
  })
  return { state: 'collecting', publishAt: null }
}
