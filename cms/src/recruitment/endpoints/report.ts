import { isRecruiter } from '@/access/isRecruiter'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { csvHead, csvLine } from '@/exchange/csv'
import { readReport } from '@/recruitment/reports/readReport'
import { answer } from './forDesk'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** `GET /api/applications/report?from=YYYY-MM-DD&to=YYYY-MM-DD&format=json|csv`: what happened to applications, in sums. */
export const sendReport = onlyFor(isRecruiter, async (req) => {
  const { searchParams } = req
  const day = (name: string) => searchParams.get(name) || undefined
  const [from, to] = [day('from'), day('to')]
  if ([from, to].some((one) => one && !DAY.test(one))) return refuse(422, 'Days look like 2026-01-31.')
  const span = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const report = await readReport(req.payload, span, req.i18n.language === 'ar' ? 'ar' : 'en')
  if (searchParams.get('format') !== 'csv') return answer({ report })
  const lines = [
    ...report.byVacancy.map(({ count, hired, key }) => ['vacancy', key, count, hired]),
    ...report.bySource.map(({ count, hired, key }) => ['source', key, count, hired]),
    ...report.funnel.map(({ count, stage }) => ['funnel', stage, count, '']),
    ...report.timeInStage.map(({ days, left, stage }) => ['days in stage (median)', stage, days ?? '', left]),
    ['days to hire (median)', '', report.timeToHire ?? '', ''],
  ]
  const text =
    csvHead(['report', 'of', 'value', 'hired or left']) + lines.map((line) => csvLine(line.map(String))).join('')
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hiring-report.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
})
