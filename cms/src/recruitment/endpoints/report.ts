import { isRecruiter } from '@/access/isRecruiter'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { csvOf } from '@/recruitment/reports/csvOf'
import { readReport } from '@/recruitment/reports/readReport'
import { isDay, scopeIn } from '@/recruitment/reports/span'
import { answer } from './forDesk'

/** `GET /api/applications/report?from=YYYY-MM-DD&to=YYYY-MM-DD&vacancy={id}|none&format=json|csv`: what happened to applications, in sums. */
export const sendReport = onlyFor(isRecruiter, async (req) => {
  const { searchParams } = req
  const [from, to] = [searchParams.get('from') || undefined, searchParams.get('to') || undefined]
  if ([from, to].some((one) => one && !isDay(one))) return refuse(422, 'Days look like 2026-01-31.')
  const locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  const vacancy = searchParams.get('vacancy') ?? undefined
  const report = await readReport(req.payload, scopeIn({ from, to, vacancy }), locale)
  if (searchParams.get('format') !== 'csv') return answer({ report })
  return new Response(csvOf(report, locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hiring-report.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
})
