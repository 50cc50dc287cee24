import { isRecruiter } from '@/access/isRecruiter'
import { audit } from '@/audit/audit'
import { onlyFor } from '@/endpoints/onlyFor'
import { whereOf } from '@/recruitment/desk/whereOf'
import { applicationsFile } from '@/recruitment/reports/applicationsFile'

/**
 * `GET /api/applications/export`: the applications that table or board show, as a CSV file; filters as in `whereOf`. The audit log says
 * who took them out before the first line leaves.
 */
export const sendApplications = onlyFor(isRecruiter, async (req) => {
  const where = await whereOf(req)
  const count = { collection: 'applications', where, user: req.user, overrideAccess: false } as const
  const { totalDocs } = await req.payload.count(count)
  await audit(req, { action: 'export', collection: 'applications', detail: { rows: totalDocs, format: 'csv' } })
  const lines = applicationsFile(req, where)
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applications-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
