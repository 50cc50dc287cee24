import { segments } from '@/admin/segments'

/** Where a document is edited. Globals are documents of `globals`. */
export function addressOf(collection: string, id: string): string {
  if (collection === 'globals') return `/admin/globals/${id}`
  const segment = Object.hasOwn(segments, collection) ? segments[collection as keyof typeof segments] : collection
  return `/admin/auth/${segment}/edit/${id}`
}
