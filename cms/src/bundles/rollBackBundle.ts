import { randomUUID } from 'node:crypto'
import { type Locale, locales } from '@diwan/shared/content'
import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { audit } from '@/audit/audit'
import { bundleFaults } from './bundleFaults'
import { inUnit } from './inUnit'
import { saveState } from './saveState'
import { type Content, contentOf, findState, type StateBefore } from './stateBefore'

/**
 * Brings back, in one transaction and one release, what visitors saw before a bundle. The drafts that the bundle had published
 * are drafts again, so that nothing anybody wrote is lost and the bundle can be published once more.
 */
export function rollBackBundle(payload: Payload, id: string, user: TypedUser, i18n?: PayloadRequest['i18n']) {
  return inUnit(payload, { user, i18n }, async (req) => {
    const bundle = await payload.findByID({
      collection: 'bundles',
      id,
      depth: 0,
      req,
      showHiddenFields: true,
      overrideAccess: true,
    })
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
      overrideAccess: true,
      req,
    })
  })
}

/** Every language goes back before any draft is put on top: a global publishes all of its languages at once. */
async function bringBack(req: PayloadRequest, { collection, id, locales: before, updatedAt }: StateBefore) {
  const item = { collection, id }
  const drafts: { locale: Locale; data: Content }[] = []
  const { updatedAt: isAt } = (await findState(req, { ...item, locale: 'en', draft: false })) ?? {}
  for (const locale of locales) {
    const live = await findState(req, { ...item, locale, draft: false })
    const newest = await findState(req, { ...item, locale, draft: true })
    if (!live || !newest || isAt !== updatedAt) {
      const { changedSince } = bundleFaults(req)
      throw new APIError(changedSince(String(newest?.title ?? newest?.slug ?? id)), 409, null, true)
    }
    const isLive = (live._status ?? 'published') === 'published'
    // A language that was not live and is not needs nothing.
    if (before[locale] || (isLive && collection !== 'globals')) drafts.push({ locale, data: contentOf(newest) })
  }
  for (const { locale } of drafts) {
    const content = before[locale]
    const data = content ? { ...content, _status: 'published' } : { _status: 'draft' }
    await saveState(req, { ...item, locale, data })
  }
  for (const { data, locale } of drafts) {
    await saveState(req, { ...item, locale, data: { ...data, _status: 'draft' }, draft: true })
  }
}
