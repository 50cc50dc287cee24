import { defineIndex, type Index } from '@diwan/site/store'

/** A collection by slug: each slug is a partition, and `all` holds every entry in the order of their slugs. */
export function slugIndex(collection: string): Index {
  return defineIndex({
    name: `${collection}.bySlug`,
    collection,
    entriesOf: (body) =>
      typeof body.slug === 'string'
        ? [
            { partition: `slug:${body.slug}`, key: '' },
            { partition: 'all', key: body.slug },
          ]
        : [],
  })
}
