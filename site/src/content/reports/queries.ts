import type { Locale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { hasAppeared } from '@/content/hasAppeared'
import { readEntry } from '@/content/localized'
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
