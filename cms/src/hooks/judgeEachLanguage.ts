import { hasText } from '@payloadcms/richtext-lexical/shared'
import { getTranslation } from '@payloadcms/translations'
import { isLocale, type Locale, locales } from '@diwan/shared/content'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { faultsIn } from '@/fields/faultsIn'
import { findNewestVersion } from './findNewestVersion'
import { listLiveLanguages } from './listLiveLanguages'

type Values = Record<string, unknown>

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
  const wanted = collection.flattenedFields.filter(isWanted)
  const id = String(originalDoc.id)
  const newest = await findNewestVersion(req, collection.slug, id)
  for (const locale of locales.filter((each) => each !== req.locale)) {
    const missing = wanted.filter((field) => isEmpty(field, valueIn(newest?.version, field.name, locale)))
    if (missing.length === 0) continue
    const isBegun =
      missing.length < wanted.length || (await listLiveLanguages(req, collection.slug, id)).includes(locale)
    if (isBegun) throw refusal(req, locale, missing)
  }
  return data
}

const isWanted = (field: FlattenedField): boolean =>
  'required' in field &&
  Boolean(field.required) &&
  'localized' in field &&
  Boolean(field.localized) &&
  !hasCondition(field)

const hasCondition = ({ admin }: { admin?: object }) =>
  admin !== undefined && 'condition' in admin && Boolean(admin.condition)

const valueIn = (version: Values | undefined, name: string, locale: Locale): unknown =>
  (version?.[name] as Partial<Record<Locale, unknown>> | null | undefined)?.[locale]

const isEmpty = ({ type }: FlattenedField, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  // The editor keeps an empty paragraph of a text that was cleared.
  (type === 'richText' && !hasText(value as Parameters<typeof hasText>[0]))

function refusal(req: PayloadRequest, locale: Locale, fields: FlattenedField[]): APIError {
  const names = fields.map((field) => ('label' in field && field.label ? nameOf(field.label, req) : field.name))
  return new APIError(faultsIn(req).languageIncomplete(locale, names), 400, null, true)
}

const nameOf = (label: unknown, { i18n }: PayloadRequest): string => getTranslation(label as string, i18n)
