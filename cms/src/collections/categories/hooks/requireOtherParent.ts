import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { faultsIn } from '@/fields/faultsIn'

/** Refuses a category that would stand, directly or through others, under itself. */
export const requireOtherParent: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const ownId = originalDoc?.id
  const seen = new Set<string>()
  let parent: string | null | undefined = data.parent
  while (ownId && parent && !seen.has(parent)) {
    if (parent === ownId) {
      throw new ValidationError(
        {
          collection: collection.slug,
          errors: [{ path: 'parent', message: faultsIn(req).ownParent }],
        },
        req.t,
      )
    }
    seen.add(parent)
    const row: { id: string; parent?: string | null } | null = await req.payload.db.findOne({
      collection: collection.slug,
      where: { id: { equals: parent } },
      select: { parent: true },
      req,
    })
    parent = row?.parent
  }
  return data
}
