import type { PayloadRequest } from 'payload'
import { audit } from '@/audit/audit'
import { csvHead, csvLine } from './csv'
import { columnsOf, type Exchanged } from './exchanged'
import { cellOf, rowOf } from './rowOf'

const PAGE = 200

type Format = 'csv' | 'json'

async function* rowsOf(req: PayloadRequest, list: Exchanged): AsyncIterable<Record<string, unknown>> {
  for (let page = 1; ; page++) {
    const query = { sort: 'id', limit: PAGE, page, depth: 0, locale: 'all', user: req.user, overrideAccess: false }
    const find = { collection: list.collection, draft: list.hasDrafts, ...query }
    const { docs, hasNextPage } = await req.payload.find(find as never)
    for (const doc of docs as unknown as Record<string, unknown>[]) yield rowOf(list, doc)
    if (!hasNextPage) return
  }
}

async function* linesOf(req: PayloadRequest, list: Exchanged, format: Format): AsyncIterable<string> {
  const columns = columnsOf(list)
  if (format === 'csv') {
    yield csvHead(columns)
    for await (const row of rowsOf(req, list)) yield csvLine(columns.map((name) => cellOf(row[name])))
    return
  }
  let separator = '[\n'
  for await (const row of rowsOf(req, list)) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** A list as a file, written page by page. The audit log says who took it out before the first row leaves. */
export async function exportList(req: PayloadRequest, list: Exchanged, format: Format): Promise<Response> {
  const count = { collection: list.collection, user: req.user, overrideAccess: false }
  const { totalDocs } = await req.payload.count(count)
  await audit(req, { action: 'export', collection: list.collection, detail: { rows: totalDocs, format } })
  const encoder = new TextEncoder()
  const lines = linesOf(req, list, format)[Symbol.asyncIterator]()
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  const name = `${list.collection}-${new Date().toISOString().slice(0, 10)}.${format}`
  return new Response(body, {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
