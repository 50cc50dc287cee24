import { type Locale, localePath, locales } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { hasAppeared } from '@/content/hasAppeared'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { findMedia } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { type Report, reportSchema } from './schema'

const byDate = defineIndex({
  name: 'reports.byDate',
  collection: 'reports',
  entriesOf: (body) => [{ partition: 'all', key: String(body.publishedAt ?? '') }],
})

/** A publication as the list shows it. */
export interface ReportSummary extends Omit<Report, 'cover'> {
  id: string
  cover: MediaEntry | null
}

/** Publications that have appeared, newest first. */
export const listReports = defineQuery(
  'reports.list',
  (store, { locale, limit }: { locale: Locale; limit?: number }): ReportSummary[] =>
    store
      .scan(byDate, locale, 'all', { descending: true })
      .flatMap((id) => {
        const report = readEntry(store, 'reports', id, locale, reportSchema)
        if (report === null || !hasAppeared(store, report)) return []
        return [{ ...report, id, cover: findMedia({ id: report.cover, locale }) }]
      })
      .slice(0, limit),
)

const bySlug = defineIndex({
  name: 'reports.bySlug',
  collection: 'reports',
  entriesOf: (body) => (body.access === 'gated' ? [{ partition: String(body.slug), key: '' }] : []),
})

/** Where a report that goes out on request is asked for. */
export function requestPath(locale: Locale, slug: string): string {
  return localePath(locale, `/reports-publications/${slug}`)
}

/** The report at a slug that goes out on request; `null` for every other. */
export const findGatedReport = defineQuery(
  'reports.findGated',
  (
    store,
    { slug, locale }: { slug: string; locale: Locale },
  ): (Localized<Report> & { cover: MediaEntry | null }) | null => {
    const id = locales.flatMap((each) => store.scan(bySlug, each, slug))[0]
    const found = id === undefined ? null : readLocalized(store, 'reports', id, locale, reportSchema)
    if (found === null || !hasAppeared(store, found.entry)) return null
    return { ...found, cover: findMedia({ id: found.entry.cover, locale }) }
  },
)

/** Slugs of the reports that go out on request. */
export const listGatedSlugs = defineQuery('reports.gatedSlugs', (): string[] => {
  const slugs = locales.flatMap((locale) =>
    listReports({ locale }).flatMap(({ access, slug }) => (access === 'gated' ? [slug] : [])),
  )
  return [...new Set(slugs)]
})
