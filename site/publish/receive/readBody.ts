import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 1_000_000

/** The text of a request; `null` when it is too long. */
export async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
