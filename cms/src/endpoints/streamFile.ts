import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { env } from '@/env'
import { refuse } from './refuse'

/** A private file as a download. Whoever calls this has checked that it may leave. */
export async function streamFile(payload: Payload, id: string): Promise<Response> {
  const file = await payload.findByID({ collection: 'files', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!file?.filename) return refuse(404, 'This file does not exist.')
  const path = join(env.DATA_DIR, 'uploads/files', basename(file.filename))
  const size = await stat(path).then(
    (stats) => stats.size,
    () => undefined,
  )
  if (size === undefined) {
    payload.logger.error(`The file ${file.filename} is missing in DATA_DIR/uploads/files`)
    return refuse(404, 'This file is missing on the server.')
  }
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'Content-Type': file.mimeType ?? 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.originalName ?? file.filename)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
