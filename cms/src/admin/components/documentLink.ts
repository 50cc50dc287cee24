import { isContentSlug } from '@diwan/shared/content'
import type { Payload } from 'payload'
import { segments } from '@/admin/segments'
import { readTitle } from '@/audit/readTitle'

/** The address of a collection's form; `undefined` for what has none. */
export function formOf(collection: string, id: string): string | undefined {
  if (collection === 'globals') return `/admin/globals/${id}`
  const segment = segments[collection as keyof typeof segments]
  return segment && `/admin/auth/${segment}/edit/${id}`
}

/** What a document is called, and where it stands in the admin. */
export async function documentLink(payload: Payload, collection: string, id: string) {
  // Titles of content may be read by every account of the staff, and of nothing else here.
  const title = (isContentSlug(collection) && (await readTitle(payload, collection, id))) || id
  return { title, href: formOf(collection, id) }
}
