import type { Payload } from 'payload'
import { serveSafely } from '@/access/serveSafely'
import { privateFiles } from '@/files/store/stores'
import { refuse } from './refuse'

/** A private file as a download. Whoever calls this has checked that it may leave. */
export async function streamFile(payload: Payload, id: string): Promise<Response> {
  const file = await payload.findByID({ collection: 'files', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!file?.filename) return refuse(404, 'This file does not exist.')
  try {
    const found = await privateFiles().open(file.filename)
    if (found) return new Response(found.stream, { headers: headersOf(file, found.bytes) })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The store of private files does not answer' })
    return refuse(503, 'Files cannot be read at the moment. Please try again.')
  }
  payload.logger.error(`The file ${file.filename} is missing among the private files`)
  return refuse(404, 'This file is missing on the server.')
}

interface Sent {
  filename?: string | null
  mimeType?: string | null
  originalName?: string | null
}

const headersOf = ({ filename, mimeType, originalName }: Sent, bytes: number): Headers =>
  serveSafely({
    headers: new Headers({
      'Content-Type': mimeType ?? 'application/octet-stream',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(originalName ?? filename ?? 'file')}`,
      'Cache-Control': 'private, no-store',
    }),
  })
