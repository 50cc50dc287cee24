import { randomUUID } from 'node:crypto'
import type { BundleDoc } from '@diwan/shared/generated/payload-types'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { audit } from '@/audit/audit'
import { bundleFaults } from './bundleFaults'
import { isWritten } from './isWritten'
import { type BundleItem, itemsOf } from './itemsOf'
import { nameOfItem } from './nameOfItem'
import { saveState } from './saveState'
import { findState, liveStates, type StateBefore } from './stateBefore'
import { titled } from './titled'
import { inUnit } from './inUnit'

/**
 * Publishes everything a bundle holds in one transaction, as one batch of the outbox: the publisher fetches and releases all of
 * it, or nothing. One document that cannot be published keeps all of them as they are.
 */
export function publishBundle(payload: Payload, id: string, user: TypedUser, i18n?: PayloadRequest['i18n']) {
  return inUnit(payload, { user, i18n }, async (req) => {
    const bundle = await payload.findByID({ collection: 'bundles', id, depth: 0, overrideAccess: true, req })
    const faults = bundleFaults(req)
    if (bundle.state === 'published') throw new APIError(faults.isPublished, 409, null, true)
    const items = itemsOf(bundle)
    if (items.length === 0) throw new APIError(faults.isEmpty, 422, null, true)
    req.context.batch = randomUUID()
    const before: StateBefore[] = []
    // One after the other: after one of several side by side fails, the others would commit by themselves.
    for (const item of items) before.push(await publishItem(req, item, bundle))
    await audit(req, {
      action: 'bundle-published',
      collection: 'bundles',
      documentId: id,
      title: bundle.title,
      detail: { documents: items.length },
    })
    return payload.update({
      collection: 'bundles',
      id,
      data: {
        state: 'published',
        publishedAt: new Date().toISOString(),
        publishedBy: user.id,
        error: null,
        batch: String(req.context.batch),
        before: before as never,
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })
}

async function publishItem(req: PayloadRequest, item: BundleItem, bundle: BundleDoc): Promise<StateBefore> {
  const locales = await liveStates(req, item.collection, item.id)
  try {
    let isTouched = false
    for (const locale of bundle.languages) {
      // A global publishes all its languages at once.
      if (isTouched && item.collection === 'globals') break
      const draft = await findState(req, { ...item, locale, draft: true })
      if (!draft || draft.deletedAt) throw new APIError(bundleFaults(req).isGone, 409, null, true)
      if (!isWritten(req, item, draft)) continue
      isTouched = true
      await saveState(req, { ...item, locale, data: { _status: 'published' } })
    }
    if (!isTouched) throw new APIError(bundleFaults(req).isUnwritten, 422, null, true)
  } catch (error) {
    throw titled(error, await nameOfItem(req, item))
  }
  const after = await findState(req, { ...item, locale: bundle.languages[0] ?? 'en', draft: false })
  return { ...item, locales, updatedAt: after?.updatedAt ?? '' }
}
