import type { Access } from 'payload'
import { isStaff } from '@/access/isStaff'

/** Saved views of the lists that the reader may read: a filter and its name tell of people as the list itself does. */
export const ofReadLists: Access<{ relatedCollection?: string }> = async ({ data, req }) => {
  if (!isStaff({ req })) return false
  const open: string[] = []
  for (const { access, enableQueryPresets, slug } of req.payload.config.collections)
    if (enableQueryPresets && (await access.read({ req }))) open.push(slug)
  if (data?.relatedCollection !== undefined && !open.includes(data.relatedCollection)) return false
  return { relatedCollection: { in: open } }
}
