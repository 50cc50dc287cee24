import { type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import { defineIndex, defineQuery, type Index } from '@diwan/site/store'
import { findAppearedSlug } from './findAppearedSlug'

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
    entriesOf: (_body, _locale, id) => [EVERY, bucketName(bucketOf(id))].map((partition) => ({ partition, key: '' })),
  })
}

// The last letters of ids made in a row differ most.
function bucketOf(id: string): number {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash, 31) + id.charCodeAt(index)
  return (Math.imul(hash, 0x9e3779b1) >>> 0) % BUCKETS
}

/** A query for the slugs of a type's entries that have appeared in any language. */
export function slugListQuery(collection: ContentSlug, name: string) {
  const index = bucketIndex(collection)
  const listBucket = defineQuery(`${name}.bucket`, (store, bucket: number): string[] =>
    locales.flatMap((locale: Locale) =>
      store.scan(index, locale, bucketName(bucket)).flatMap((id) => findAppearedSlug({ collection, id, locale }) ?? []),
    ),
  )
  return defineQuery(name, (): string[] => {
    const slugs = Array.from({ length: BUCKETS }, (_, bucket) => listBucket(bucket)).flat()
    return [...new Set(slugs)]
  })
}
