import { isLocale, type Locale } from '@diwan/shared/content'
import type { CollectionBeforeOperationHook } from 'payload'
import { findNewestVersion } from '@/hooks/findNewestVersion'
import { listLiveLanguages } from '@/hooks/listLiveLanguages'

interface Update {
  data?: { _status?: unknown; deletedAt?: unknown }
  draft?: boolean
  id?: string
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
}

const saysState = ({ data, draft, publishAllLocales, unpublishAllLocales }: Update) =>
  data?.deletedAt !== undefined || [draft, data?._status, publishAllLocales, unpublishAllLocales].some(Boolean)

/**
 * Adds a call that says nothing of a document's state to the draft, where visitors see the document and somebody has begun to write it
 * anew: Payload would begin with that draft, and take the document off the site with the first field that a program changes.
 */
export const keepOnSite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const update = args as Update
  const { id } = update
  const { locale } = req
  if (operation !== 'update' || !id || saysState(update) || !isLocale(locale)) return args
  if (!(await listLiveLanguages(req, collection.slug, id)).includes(locale)) return args
  const newest = await findNewestVersion<{ _status?: Partial<Record<Locale, string>> }>(req, collection.slug, id)
  return newest?.version._status?.[locale] === 'draft' ? { ...args, draft: true } : args
}
