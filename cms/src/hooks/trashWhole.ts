import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'

interface Update {
  data?: { deletedAt?: unknown; _status?: unknown }
  draft?: boolean
  id?: string
}

/**
 * Puts a document in the trash, and takes it out, as a whole: in its draft alone, visitors would go on seeing what staff can no longer
 * find, or staff find what stays in the trash.
 */
export const trashWhole: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, draft, id } = args as Update
  if (operation !== 'update' || !draft || data?.deletedAt === undefined) return args
  if (data.deletedAt) return { ...args, draft: false }
  if (!id || !(await isTrashed(req, collection.slug, id))) return args
  return { ...args, draft: false, data: { ...data, _status: 'draft' } }
}

async function isTrashed(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const query = { collection, where: { id: { equals: id } }, select: { deletedAt: true }, req } as const
  const row = await req.payload.db.findOne<{ id: string; deletedAt?: string | null }>(query)
  return Boolean(row?.deletedAt)
}
