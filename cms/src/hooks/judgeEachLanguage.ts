import { isLocale, locales } from '@diwan/shared/content'
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { findNewestVersion } from './findNewestVersion'
import { listLiveLanguages } from './listLiveLanguages'
import { requiredPlaces } from './requiredPlaces'

const publishesAll = (collection: string) => `publishes-all:${collection}`

/** Remembers whether a save publishes all languages, for `judgeEachLanguage`. */
export const notePublishingAll: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'update')
    req.context[publishesAll(collection.slug)] = Boolean((args as { publishAllLocales?: unknown }).publishAllLocales)
  return args
}

/**
 * Refuses to publish all languages while another one than the form's has been begun and is not complete. Payload judges what is in the
 * form alone, and what visitors read in the other language would be gone, or be cut off. What nobody has begun stays unpublished.
 */
export const judgeEachLanguage: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isAsked = operation === 'update' && context[publishesAll(collection.slug)] && data._status === 'published'
  if (!isAsked || !isLocale(req.locale)) return data
  const id = String(originalDoc.id)
  const kept = (await findNewestVersion(req, collection.slug, id))?.version ?? {}
  for (const locale of locales.filter((each) => each !== req.locale)) {
    const places = requiredPlaces(collection.flattenedFields, { kept, sent: data }, { locale, req })
    const missing = places.filter(({ isFilled }) => !isFilled).map(({ label }) => label)
    if (missing.length === 0) continue
    const isBegun =
      missing.length < places.length || (await listLiveLanguages(req, collection.slug, id)).includes(locale)
    if (isBegun) throw new APIError(faultsIn(req).languageIncomplete(locale, missing), 400, null, true)
  }
  return data
}
