import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { env } from '@/env'
import { isOpenReportFile } from '../published/isOpenReportFile'

/** `GET /api/publishing/files/{id}`: the bytes of an open, published report's file, and of no other private file. */
export const sendFile: PayloadHandler = async ({ payload, routeParams }) => {
  const id = String(routeParams?.id ?? '')
  if (!/^[0-9a-f]{24}$/.test(id) || !(await isOpenReportFile(payload, id))) return notThere()
  const file = await payload.findByID({ collection: 'files', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!file?.filename) return notThere()
  const path = join(env.DATA_DIR, 'uploads/files', basename(file.filename))
  const size = await stat(path).then(
    (stats) => stats.size,
    () => undefined,
  )
  if (size === undefined) return refuse(404, `The file ${file.filename} is missing in DATA_DIR/uploads/files.`)
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'Content-Type': file.mimeType ?? 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalName ?? file.filename)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}

const notThere = () => refuse(404, 'No open, published report has this file.')
