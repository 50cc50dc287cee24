import type { PayloadRequest } from 'payload'

/** The request's body as JSON; `undefined` when it is not JSON. */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}
