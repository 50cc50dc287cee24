import type { GlobalSlug as SiteGlobal, Locale } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { type Unit, within } from '@/database/Unit'

type FoundGlobal = DocumentBody & { updatedAt?: string; _status?: string }
type Saved = { updatedAt?: Date | string }

/** The published state of a global as a document of `globals`; `undefined` while nobody has saved it. */
export async function publishedGlobal(
  payload: Payload,
  slug: SiteGlobal,
  unit?: Unit,
): Promise<MirroredDocument | undefined> {
  // Before the texts, as in `publishedDocuments`.
  const saved = (await payload.db.findGlobal<Saved>({ slug, ...within(unit) })) as Saved | null
  const find = (locale: Locale) =>
    payload.findGlobal({
      slug,
      locale,
      fallbackLocale: false,
      draft: false,
      depth: 0,
      overrideAccess: true,
      ...within(unit),
    })
  const found = (unit
    ? [await find('en'), await find('ar')]
    : await Promise.all([find('en'), find('ar')])) as unknown as [FoundGlobal, FoundGlobal]
  const [en, ar] = found.map((body) => (body.updatedAt && (body._status ?? 'published') === 'published' ? body : null))
  if (!saved?.updatedAt || !(en ?? ar)) return undefined
  const updatedAt = new Date(saved.updatedAt).toISOString()
  return { collection: 'globals', id: slug, updatedAt, locales: { en: en ?? null, ar: ar ?? null } }
}
