import type { PayloadRequest } from 'payload'
import type { BundleItem } from './itemsOf'

/** How sentences name something that a bundle holds. */
export async function nameOfItem(req: PayloadRequest, item: BundleItem): Promise<string> {
  if (item.collection === 'globals') return item.id
  const query = {
    draft: true,
    depth: 0,
    disableErrors: true,
    locale: 'en',
    fallbackLocale: 'ar',
    overrideAccess: true,
  } as const
  const doc = await req.payload.findByID({ collection: item.collection as never, id: item.id, ...query })
  const { name, slug, title } = (doc ?? {}) as { name?: string; slug?: string; title?: string }
  return title || name || slug || item.id
}
