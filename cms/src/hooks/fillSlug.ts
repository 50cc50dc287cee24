import { slugify } from '@diwan/shared/lib/slugify'
import type { FieldHook } from 'payload'
import { freeSlug } from '@/hooks/freeSlug'
import { liveSlugOf } from '@/hooks/liveSlugOf'

interface Titled {
  id: string
  title?: string | null
  slug?: string | null
  catalogueKey?: string | null
}

/** Whether a slug was made from this title, with or without a number behind it. */
const isMadeFrom = (slug: string, title: string) => slug.replace(/-\d+$/, '') === slugify(title).replace(/-\d+$/, '')

/** Makes a slug from the title where the editor gave none, and lets it follow the title until the entry is live. */
export const fillSlug: FieldHook<Titled, string | null | undefined, Titled> = async (args) => {
  const { collection, data, originalDoc, req, value } = args
  const catalogueKey = originalDoc?.catalogueKey ?? data?.catalogueKey
  if (catalogueKey) return catalogueKey

  const stored = originalDoc?.slug ?? ''
  const typed = typeof value === 'string' ? slugify(value) : ''
  if (typed && typed !== stored) return typed

  const title = data?.title ?? ''
  const made = slugify(title)
  if (!made || !collection) return stored || undefined
  if (stored) {
    const previousTitle = originalDoc?.title ?? ''
    if (title === previousTitle || !isMadeFrom(stored, previousTitle)) return stored
    if (originalDoc?.id && (await liveSlugOf(req, collection.slug, originalDoc.id))) return stored
  }
  return freeSlug(req, collection.slug, made, originalDoc?.id)
}
