import type { PayloadRequest } from 'payload'

/** The whole body, or `undefined` when it is longer than `maxBytes`; no more than that is ever held. */
export async function readBody(req: PayloadRequest, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(req.headers.get('Content-Length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
