import { defaultLocale, type Locale, locales } from '@diwan/shared/content'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'

interface Update {
  data?: { deletedAt?: unknown; _status?: unknown }
  draft?: boolean
  id?: string
  where?: Where
}

interface Row {
  id: string
  deletedAt?: string | null
  title?: Partial<Record<Locale, string | null>>
}

/**
 * Puts a document in the trash, and takes it out, as a whole: in its draft alone, visitors would go on seeing what staff can no longer
 * find, or staff find what stays in the trash. What is taken out as a draft is one in all languages, where each other one would be on the
 * site again at once; what is taken out as published, in a language that somebody has written.
 */
export const trashWhole: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, draft, id, where } = args as Update
  if (operation !== 'update' || data?.deletedAt === undefined) return args
  if (data.deletedAt) return { ...args, draft: false }
  if (!draft && !data._status) return args
  const row = await findTrashed(req, collection.slug, id ? { id: { equals: id } } : where)
  if (!row) return args
  if (draft || data._status === 'draft')
    return { ...args, draft: false, unpublishAllLocales: true, data: { ...data, _status: 'draft' } }
  // The button that restores names no language.
  if (data._status === 'published' && !row.title?.[req.locale as Locale])
    req.locale = locales.find((locale) => row.title?.[locale]) ?? defaultLocale
  return args
}

/** What a call means, if it is in the trash. Calls for many documents come one by one. */
function findTrashed(req: PayloadRequest, collection: CollectionSlug, meant: Where = {}): Promise<Row | null> {
  const where: Where = { and: [meant, { deletedAt: { exists: true } }] }
  return req.payload.db.findOne<Row>({
    collection,
    where,
    locale: 'all',
    select: { title: true, deletedAt: true },
    req,
  })
}
