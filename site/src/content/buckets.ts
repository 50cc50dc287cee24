import { type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineIndex, defineQuery, type Index, type Scanned, type StoreReader } from '@diwan/site/store'
import { appearsAt } from './hasAppeared'

/** Into how many buckets the entries of a type fall. What is asked bucket by bucket is asked again for one of them only. */
export const BUCKETS = 128

/** Partition of all entries. */
export const EVERY = 'all'
export const bucketName = (bucket: number) => `bucket:${bucket}`

const indexes = new Map<ContentSlug, Index>()

/** Entries of a type by bucket, which follows from the id alone. */
export function bucketIndex(collection: ContentSlug): Index {
  const index = indexes.get(collection) ?? defineBuckets(collection)
  indexes.set(collection, index)
  return index
}

function defineBuckets(collection: ContentSlug): Index {
  return defineIndex({
    name: `${collection}.buckets`,
    collection,
    entriesOf: (body, _locale, id) => [
      { partition: EVERY, key: '' },
      { partition: bucketName(bucketOf(id)), key: keyOf(body, id) },
    ],
  })
}

// The last letters of ids made in a row differ most.
function bucketOf(id: string): number {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash, 31) + id.charCodeAt(index)
  return (Math.imul(hash, 0x9e3779b1) >>> 0) % BUCKETS
}

// What a list of slugs asks about an entry stands in its place, so that a list of thousands reads no document. The id comes
// first: another slug moves no row of the files that are made of buckets.
const keyOf = (body: DocumentBody, id: string) => [id, String(body.slug), appearsAt(body) ?? ''].join('\n')

function slugOf(store: StoreReader, { key }: Scanned): string[] {
  const [, slug = '', instant = ''] = key.split('\n')
  return instant === '' || store.hasPassed(instant) ? [slug] : []
}

/** A query for the slugs of a type's entries that have appeared in any language. */
export function slugListQuery(collection: ContentSlug, name: string) {
  const index = bucketIndex(collection)
  const listBucket = defineQuery(`${name}.bucket`, (store, bucket: number): string[] =>
    locales.flatMap((locale: Locale) =>
      store.scanEntries(index, locale, bucketName(bucket)).flatMap((entry) => slugOf(store, entry)),
    ),
  )
  return defineQuery(name, (): string[] => {
    const slugs = Array.from({ length: BUCKETS }, (_, bucket) => listBucket(bucket)).flat()
    return [...new Set(slugs)]
  })
}
