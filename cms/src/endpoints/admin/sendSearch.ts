import { locales, type Locale } from '@diwan/shared/content'
import { panelMessages } from '@diwan/shared/messages/panel'
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
  const language = languageOf(req)
  const where: Where = { or: names.map((name) => ({ [name]: { like: text } })) }
  const isTranslated = config.flattenedFields.some(
    (field) => 'name' in field && names.includes(field.name) && 'localized' in field && field.localized,
  )
  // What is written in the other language is looked for too, whichever the panel speaks.
  const asked = isTranslated ? [language, ...locales.filter((locale) => locale !== language)] : [language]
  const found = new Map<string, Found>()
  for (const locale of asked) {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where,
      locale,
      limit: PER_COLLECTION,
      pagination: false,
      depth: 0,
      draft: Boolean(config.versions?.drafts),
      user: req.user,
      overrideAccess: false,
    } as never)
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const href = `/admin/auth/${segments[collection]}/edit/${String(doc.id)}`
      if (found.has(href)) continue
      found.set(href, { title: nameOf(doc, [title, ...names]), kind: wordOf(config.labels.singular, req), href })
    }
  }
  return [...found.values()].slice(0, PER_COLLECTION)
}

const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'ar' ? 'ar' : 'en')

function wordOf(label: unknown, req: PayloadRequest): string {
  return typeof label === 'object' && label ? String((label as Record<string, string>)[languageOf(req)]) : String(label)
}

/** Lists and settings whose name holds the text, as far as the person may open them. */
async function screensNamed(req: PayloadRequest, text: string): Promise<Found[]> {
  const kind = panelMessages[languageOf(req)].search.screen
  const isNamed = (label: unknown) =>
    Object.values(typeof label === 'object' && label ? label : [label]).some((word) =>
      String(word).toLowerCase().includes(text.toLowerCase()),
    )
  const screens: Found[] = []
  for (const [slug, segment] of Object.entries(segments)) {
    const { config } = req.payload.collections[slug as CollectionSlug]
    const isHidden = config.admin.hidden === true || !isNamed(config.labels.plural)
    if (isHidden || !(await config.access.read({ req }))) continue
    screens.push({ title: wordOf(config.labels.plural, req), kind, href: `/admin/auth/${segment}` })
  }
  for (const { access, label, slug } of req.payload.globals.config) {
    if (!isNamed(label) || !(await access.read({ req }))) continue
    screens.push({ title: wordOf(label, req), kind, href: `/admin/globals/${slug}` })
  }
  return screens
}

const nameOf = (doc: Record<string, unknown>, names: string[]) => {
  const found = [...names, 'slug', 'reference']
    .map((name) => doc[name])
    .find((value) => typeof value === 'string' && value)
  return String(found ?? doc.id)
}

/** `GET /api/admin/search?q=…`: screens by their name, and documents of every collection that the person may read, by title, name or reference. */
export const sendSearch: PayloadHandler = async (req) => {
  // Pasted text may bring characters that nobody sees, at one of which a pattern of MongoDB ends.
  const text = (req.searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
  const results: Found[] = []
  if (text.length >= SHORTEST) {
    const searched = (Object.keys(segments) as AdminCollection[]).filter((slug) => !unsearched.includes(slug))
    const found = await Promise.all(searched.map((slug) => findIn(req, slug, text)))
    results.push(...(await screensNamed(req, text)), ...found.flat())
  }
  return Response.json({ success: true, results }, { headers: { 'Cache-Control': 'no-store' } })
}
