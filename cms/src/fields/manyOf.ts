import type { CollectionSlug, RelationshipField } from 'payload'

/** A reference to many documents of one collection, in the order an editor gives them. */
export function manyOf(name: string, relationTo: CollectionSlug): RelationshipField {
  return { name, type: 'relationship', relationTo, hasMany: true }
}
