import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload'
import { segments, type AdminCollection } from '@/admin/segments'

const SHORTEST = 2
const PER_COLLECTION = 5
// Rows of the system's own, which nobody looks for by name.
const unsearched: string[] = ['outbox', 'audit-log', 'releases', 'comments', 'preview-links', 'reviews']

interface Found {
  title: string
  kind: string
  href: string
}

async function findIn(req: PayloadRequest, collection: AdminCollection, text: string): Promise<Found[]> {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config) return []
  // Who may read nothing of a collection is not answered from it.
  if (!(await config.access.read({ req }))) return []
  const title = config.admin.useAsTitle ?? 'id'
  const names = [...new Set([...(config.admin.listSearchableFields ?? []), title])].filter((name) => name !== 'id')
  // No condition at all would be true of every row.
  if (names.length === 0) return []
  const language = req.i18n.language === 'ar' ? 'ar' : 'en'
  const where: Where = { or: names.map((name) => ({ [name]: { like: text } })) }
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where,
    locale: language,
    limit: PER_COLLECTION,
    pagination: false,
    depth: 0,
    draft: Boolean(config.versions?.drafts),
    user: req.user,
    overrideAccess: false,
  } as never)
  const label = config.labels.singular as Record<string, string> | string
  const kind = typeof label === 'string' ? label : (label[language] ?? collection)
  return (docs as unknown as Record<string, unknown>[]).map((doc) => ({
    title: nameOf(doc, [title, ...names]),
    kind,
    href: `/admin/auth/${segments[collection]}/edit/${String(doc.id)}`,
  }))
}

const nameOf = (doc: Record<string, unknown>, names: string[]) => {
  const found = [...names, 'slug', 'reference']
    .map((name) => doc[name])
    .find((value) => typeof value === 'string' && value)
  return String(found ?? doc.id)
}

/** `GET /api/admin/search?q=…`: documents of every collection that the person may read, by title, name or reference. */
export const sendSearch: PayloadHandler = async (req) => {
  const text = (req.searchParams.get('q') ?? '').trim().slice(0, 100)
  const results: Found[] = []
  if (text.length >= SHORTEST) {
    const searched = (Object.keys(segments) as AdminCollection[]).filter((slug) => !unsearched.includes(slug))
    const found = await Promise.all(searched.map((slug) => findIn(req, slug, text)))
    results.push(...found.flat())
  }
  return Response.json({ success: true, results }, { headers: { 'Cache-Control': 'no-store' } })
}
