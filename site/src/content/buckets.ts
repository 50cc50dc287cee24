import { appearsAt, type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineIndex, defineQuery, type Index, type Scan, type Scanned, type StoreReader } from '@diwan/site/store'

/** The one partition of a type's bucket index. */
export const EVERY = 'all'

/** One of a power of two of buckets, counted from 1. What is asked bucket by bucket is asked again for one of them only. */
export interface Bucket {
  part: number
  of: number
}

// Letters of a place that tell the bucket, and how many buckets that makes at most.
const DIGITS = 4
const MOST = 16 ** DIGITS

const indexes = new Map<ContentSlug, Index>()

/** A type's entries by bucket, which follows from the id alone. */
export function bucketIndex(collection: ContentSlug): Index {
  const index = indexes.get(collection) ?? defineBuckets(collection)
  indexes.set(collection, index)
  return index
}

/** How many buckets of about `size` entries: a power of two, so that an entry that comes or goes moves no other, but where they double. */
export const bucketsFor = (entries: number, size: number): number =>
  entries === 0 ? 0 : Math.min(MOST, 2 ** Math.ceil(Math.log2(Math.max(1, entries / size))))

/** The part of a bucket index that one bucket takes. */
export function scanOf({ part, of }: Bucket): Scan {
  const width = MOST / of
  return { ...(part > 1 && { from: lettersOf((part - 1) * width) }), ...(part < of && { to: lettersOf(part * width) }) }
}

function defineBuckets(collection: ContentSlug): Index {
  return defineIndex({
    name: `${collection}.buckets`,
    collection,
    entriesOf: (body, _locale, id) => [{ partition: EVERY, key: keyOf(body, id) }],
  })
}

/** An entry of a bucket, as a query asks about it. */
export interface Bucketed {
  /** Comes first in the query's key: what a file is made of then lies together in the graph, and not all over it. */
  at: string
  id: string
}

/** The entries of a bucket, in its order. */
export const entriesIn = (
  store: StoreReader,
  { type, locale, ...bucket }: Bucket & { type: ContentSlug; locale: Locale },
): Bucketed[] =>
  store
    .scanEntries(bucketIndex(type), locale, EVERY, scanOf(bucket))
    .map(({ id, key }) => ({ at: key.slice(0, DIGITS), id }))

const lettersOf = (hash: number) => hash.toString(16).padStart(DIGITS, '0')

/** What the keys of an index that is scanned bucket by bucket begin with. */
export const bucketLettersOf = (id: string): string => lettersOf(hashOf(id))

// The last letters of ids made in a row differ most.
function hashOf(id: string): number {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash, 31) + id.charCodeAt(index)
  return (Math.imul(hash, 0x9e3779b1) >>> 0) % MOST
}

// What a list of slugs asks about an entry stands in its place, so that a list of thousands reads no document. The id comes
// before it: another slug moves no row of the files that are made of buckets.
const keyOf = (body: DocumentBody, id: string) =>
  [`${bucketLettersOf(id)}${id}`, String(body.slug), appearsAt(body) ?? ''].join('\n')

function slugOf(store: StoreReader, { key }: Scanned): string[] {
  const [, slug = '', instant = ''] = key.split('\n')
  return instant === '' || store.hasPassed(instant) ? [slug] : []
}

// Few enough to ask them all for a small site, and small enough to ask one of them again for a large one.
const BUCKETS_OF_SLUGS = 128

/**
 * Lists the slugs of a type's entries that have appeared in any language. Whoever asks hears each bucket by itself: one answer for all of
 * a large site's would be made, compared and kept again whenever an entry comes or goes.
 */
export function slugList(collection: ContentSlug, name: string): () => string[] {
  const index = bucketIndex(collection)
  const listBucket = defineQuery(
    name,
    (store, bucket: Bucket): string[] => [
      ...new Set(
        locales.flatMap((locale: Locale) =>
          store.scanEntries(index, locale, EVERY, scanOf(bucket)).flatMap((entry) => slugOf(store, entry)),
        ),
      ),
    ],
    { isKept: true },
  )
  const buckets = Array.from({ length: BUCKETS_OF_SLUGS }, (_, at) => ({ part: at + 1, of: BUCKETS_OF_SLUGS }))
  return () => [...new Set(listBucket.each(buckets).flat())]
}
