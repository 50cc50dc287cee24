import { type Locale, locales, otherLocale } from '@diwan/shared/content'
import type { StoreReader } from '@diwan/site/store'
import * as z from 'zod/mini'
import { withoutRow } from '@/lib/withoutRow'

/** An entry as a page in one language shows it. */
export interface Localized<T> {
  id: string
  entry: T
  /** Language of the entry's text: the other one when it is not published in the page's. */
  lang: Locale
  /** Whether the text is in the other language: the page says so, and its canonical address is the other one's. */
  isFallback: boolean
  /** Languages it is published in: those that `hreflang` names. */
  published: Locale[]
}

/** An entry's fields in one language, or `null` when it is not published there. Lists show these only. */
export function readEntry<S extends z.ZodMiniType>(
  store: StoreReader,
  collection: string,
  id: string,
  locale: Locale,
  schema: S,
): z.output<S> | null {
  const body = store.document(collection, id, locale)
  return body === null ? null : parseBody(schema, body, { store, collection, id, locale })
}

/** An entry for its own page: in the page's language, else in the other one; `null` when it is published in neither. */
export function readLocalized<S extends z.ZodMiniType>(
  store: StoreReader,
  collection: string,
  id: string,
  locale: Locale,
  schema: S,
): Localized<z.output<S>> | null {
  const published = locales.filter((each) => store.isPublished(collection, id, each))
  const lang = published.includes(locale) ? locale : otherLocale(locale)
  const entry = readEntry(store, collection, id, lang, schema)
  return entry === null ? null : { id, entry, lang, isFallback: lang !== locale, published }
}

/** Entries of these ids that are published in a language, in the order given. */
export function readEntries<S extends z.ZodMiniType>(
  store: StoreReader,
  collection: string,
  ids: readonly string[],
  locale: Locale,
  schema: S,
): ({ id: string } & z.output<S>)[] {
  return ids.flatMap((id) => {
    const entry = readEntry(store, collection, id, locale, schema)
    return entry === null ? [] : [{ id, ...(entry as object) } as { id: string } & z.output<S>]
  })
}

interface Place {
  store: StoreReader
  collection: string
  id: string
  locale: Locale
}

function parseBody<S extends z.ZodMiniType>(schema: S, body: unknown, place: Place): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const { store, collection, id, locale } = place
  // A row that somebody has begun to write: the rest of the page is shown meanwhile.
  const rest = store.showsDrafts ? withoutRow(body, result.error.issues[0]?.path ?? []) : null
  if (rest !== null) return parseBody(schema, rest, place)
  throw new Error(
    `${collection}/${id} (${locale}) cannot be shown: ${z.prettifyError(result.error)}. Correct it in the CMS and publish it again.`,
  )
}
