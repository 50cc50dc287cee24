import { type CollectionSlug, type Field, type GlobalSlug, type PayloadRequest, traverseFields } from 'payload'
import type { Locale } from '@diwan/shared/content'

export interface Copying {
  collectionSlug?: CollectionSlug
  docID?: string
  globalSlug?: GlobalSlug
  fromLocale: Locale
  toLocale: Locale
  /** Whether what is written in the other language gives way. */
  overrideData?: boolean
  req: PayloadRequest
}

type Values = Record<string, unknown>

/**
 * Copies the texts of one language to another one, as a draft there: Payload would publish them with the state of the language that
 * they come from, or of the one that they go to. Unless it is told to write over them, it fills what is empty.
 */
export async function copyToLanguage(copying: Copying): Promise<void> {
  const { collectionSlug, docID, fromLocale, globalSlug, overrideData, req, toLocale } = copying
  const { payload, user } = req
  const asked = { depth: 0, draft: true, overrideAccess: false, user } as const
  const read = (locale: Locale): Promise<object> =>
    globalSlug
      ? payload.findGlobal({ ...asked, slug: globalSlug, locale })
      : payload.findByID({ ...asked, collection: collectionSlug!, id: docID!, locale })
  const [from, to] = (await Promise.all([read(fromLocale), read(toLocale)])) as [Values, Values]
  const { fields } = globalSlug
    ? payload.globals.config.find(({ slug }) => slug === globalSlug)!
    : payload.collections[collectionSlug!].config
  const texts = withRowsOfItsOwn(overrideData ? from : filledFrom(to, from), fields)
  const data = '_status' in to ? { ...texts, _status: 'draft' } : texts
  // A colleague who writes in it goes on writing in what they see.
  const saved = { draft: true, locale: toLocale, overrideAccess: false, overrideLock: false, req } as const
  if (globalSlug) await payload.updateGlobal({ ...saved, slug: globalSlug, data: data as never })
  else await payload.update({ ...saved, collection: collectionSlug!, id: docID!, data: data as never })
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRichText = (value: Values) => 'root' in value

/** A value with what is empty in it taken from another one. Rows are the same that have the same id: languages share them. */
function filled(value: unknown, other: unknown): unknown {
  if (isEmpty(value)) return other ?? value
  if (isObject(value) && isObject(other)) return isRichText(value) ? value : filledFrom(value, other)
  if (!Array.isArray(value) || !Array.isArray(other)) return value
  return value.map((row: unknown) => {
    const same = isObject(row) && row.id ? other.filter(isObject).find(({ id }) => id === row.id) : undefined
    return filled(row, same)
  })
}

const filledFrom = (values: Values, others: Values): Values => ({
  ...others,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value, others[name])])),
})

/** Values without the ids of rows that each language has for itself: no two rows of a database may have one. */
function withRowsOfItsOwn(values: Values, fields: Field[]): Values {
  traverseFields({
    callback: ({ parentIsLocalized, ref }) => {
      if (parentIsLocalized) delete (ref as Values).id
    },
    fields,
    fillEmpty: false,
    ref: values,
  })
  return values
}
