import { panelMessages } from '@diwan/shared/messages/panel'
import { MAX_IMPORT_BYTES } from '@diwan/shared/spec/admin'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { type Exchanged, exchangedNamed } from './exchanged'
import { exportList } from './exportList'
import { checkRows, type ImportResult, importRows, unknownColumns } from './importRows'
import { readRows } from './readRows'

const wordsFor = ({ i18n }: PayloadRequest) => panelMessages[i18n?.language === 'ar' ? 'ar' : 'en'].exchange

/** Whoever may change a list may take it out and bring it in. */
async function allowedList(req: PayloadRequest): Promise<Exchanged | null> {
  const list = exchangedNamed(req.routeParams?.list)
  const access = list && req.payload.collections[list.collection].config.access
  return list && (await access?.update({ req })) ? list : null
}

/** `GET /api/admin/exchange/{list}?format=csv|json`: every document of a list, as a file. */
const sendExport: PayloadHandler = async (req) => {
  const list = await allowedList(req)
  if (!list) return refuse(403, wordsFor(req).notAllowed)
  return exportList(req, list, req.searchParams.get('format') === 'json' ? 'json' : 'csv')
}

/**
 * `POST /api/admin/exchange/{list}?check=true`, the file as its body: what an import would do. Without `check` the rows are
 * brought in, all of them or none. Answers lines of JSON: `{ done, all }` while it works, at last `{ result }`.
 */
const receiveImport: PayloadHandler = async (req) => {
  const words = wordsFor(req)
  const list = await allowedList(req)
  if (!list) return refuse(403, words.notAllowed)
  const file = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (file.byteLength > MAX_IMPORT_BYTES) return refuse(413, words.tooBig)
  const rows = readRows(file, words)
  if (typeof rows === 'string') return refuse(422, rows)
  if (rows.length === 0) return refuse(422, words.empty)
  if (rows.length > list.mostRows) return refuse(422, words.tooMany(list.mostRows))
  const unknown = unknownColumns(list, rows)
  if (unknown.length > 0) return refuse(422, words.unknownColumn(unknown.join(', ')))
  const isCheck = req.searchParams.get('check') === 'true'
  return streamed(rows.length, (onProgress) => (isCheck ? checkRows : importRows)(req, list, rows, onProgress))
}

function streamed(all: number, work: (onProgress: (done: number) => void) => Promise<ImportResult>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async start(controller) {
      const send = (line: object) => {
        // Whoever left the page does not stop the work: it is one unit.
        try {
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        } catch {
          return
        }
      }
      try {
        send({ result: await work((done) => send({ done, all })) })
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Lists as files, under `/api/admin/exchange`. */
export const exchangeEndpoints: Endpoint[] = [
  { path: '/admin/exchange/:list', method: 'get', handler: onlyFor(isStaff, sendExport) },
  { path: '/admin/exchange/:list', method: 'post', handler: onlyFor(isStaff, receiveImport) },
]
