import { defineIndex, type Index } from '@diwan/site/store'

/** A collection in the order its editors gave it, under the partition `all`; entries without a number come last. */
export function orderedIndex(collection: string): Index {
  return defineIndex({
    name: `${collection}.ordered`,
    collection,
    entriesOf: (body) => [
      { partition: 'all', key: String(typeof body.order === 'number' ? body.order : 99_999).padStart(6, '0') },
    ],
  })
}
