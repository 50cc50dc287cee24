import { MAX_DRAINED_BYTES } from '@diwan/shared/spec/forms'
import type { PayloadRequest } from 'payload'

/** The whole body, or `undefined` when it is longer than `maxBytes`; no more than that is ever held. */
export async function readBody(req: PayloadRequest, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(req.headers.get('Content-Length') ?? 0) > MAX_DRAINED_BYTES) return undefined
  let chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
    // Read on: a browser that is still sending does not listen to the answer.
    else chunks = []
    if (length > MAX_DRAINED_BYTES) return undefined
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks)
}
