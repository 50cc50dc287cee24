import type { Locale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { csvHead, csvLine } from '@/exchange/csv'
import { sourceName } from '@/recruitment/sourceName'
import type { HiringReport } from './hiringReport'

/** A report as a CSV file, in the words of whoever reads it. */
export function csvOf(report: HiringReport, locale: Locale): string {
  const { board, reports, stages } = hiringMessages[locale]
  const lines = [
    ...report.byVacancy.map(({ count, hired, key }) => [reports.vacancy, key || board.speculative, count, hired]),
    ...report.bySource.map(({ count, hired, key }) => [
      reports.source,
      key ? sourceName(key, locale) : reports.noSource,
      count,
      hired,
    ]),
    ...report.funnel.map(({ count, stage }) => [reports.funnel, stages[stage], count, '']),
    ...report.timeInStage.map(({ days, left, stage }) => [reports.time, stages[stage], days ?? '', left]),
    [reports.timeToHire, '', report.timeToHire ?? '', ''],
  ]
  return csvHead([...reports.columns]) + lines.map((line) => csvLine(line.map(String))).join('')
}
