import { randomUUID } from 'node:crypto'
import { locales } from '@diwan/shared/content'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { audit } from '@/audit/audit'
import { bundleFaults } from './bundleFaults'
import { inUnit } from './inUnit'
import { saveState } from './saveState'
import { contentOf, findState, type StateBefore } from './stateBefore'

/**
 * Brings back, in one transaction and one release, what visitors saw before a bundle. The drafts that the bundle had published
 * are drafts again, so that nothing anybody wrote is lost and the bundle can be published once more.
 */
export function rollBackBundle(payload: Payload, id: string, user: TypedUser, i18n?: PayloadRequest['i18n']) {
  return inUnit(payload, { user, i18n }, async (req) => {
    const bundle = await payload.findByID({ collection: 'bundles', id, depth: 0, req, showHiddenFields: true })
    if (bundle.state !== 'published') throw new APIError(bundleFaults(req).isNotPublished, 409, null, true)
    req.context.batch = randomUUID()
    // Bringing back what was live needs no second person: it was published by the rules before.
    req.context.isRollback = true
    for (const state of (bundle.before ?? []) as unknown as StateBefore[]) await bringBack(req, state)
    await audit(req, { action: 'bundle-rolled-back', collection: 'bundles', documentId: id, title: bundle.title })
    return payload.update({
      collection: 'bundles',
      id,
      data: { state: 'rolled-back', batch: String(req.context.batch), before: null, publishAt: null },
      depth: 0,
      req,
    })
  })
}

async function bringBack(req: PayloadRequest, { collection, id, locales: before, updatedAt }: StateBefore) {
  const item = { collection, id }
  for (const [position, locale] of locales.entries()) {
    const [live, newest] = [
      await findState(req, { ...item, locale, draft: false }),
      await findState(req, { ...item, locale, draft: true }),
    ]
    const isChangedSince = position === 0 && live?.updatedAt !== updatedAt
    if (!live || !newest || isChangedSince) {
      const { changedSince } = bundleFaults(req)
      throw new APIError(changedSince(String(newest?.title ?? newest?.slug ?? id)), 409, null, true)
    }
    const isLive = (live._status ?? 'published') === 'published'
    const content = before[locale]
    // Globals publish all languages at once, and a language that was not live and is not needs nothing.
    if (content) await saveState(req, { ...item, locale, data: { ...content, _status: 'published' } })
    else if (isLive && collection !== 'globals') await saveState(req, { ...item, locale, data: { _status: 'draft' } })
    else continue
    await saveState(req, { ...item, locale, data: { ...contentOf(newest), _status: 'draft' }, draft: true })
  }
}
