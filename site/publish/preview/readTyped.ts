import type { IncomingMessage } from 'node:http'
import { documentBodySchema } from '@diwan/shared/contracts/publishing'
import type { PreviewGrant } from '@diwan/shared/lib/previewToken'
import * as z from 'zod/mini'
import { readBody } from '../receive/readBody.ts'
import { PreviewRefusal } from './PreviewRefusal.ts'

const typedSchema = z.object({ data: documentBodySchema })

/**
 * `POST /preview/{path}?token=…` `{ data }`: what stands in the form. JSON only, so that no other site's form can send it, and only
 * for people who are signed in, never through a shared link.
 */
export async function readTyped(req: IncomingMessage, grant: PreviewGrant) {
  if (grant.link !== null) throw new PreviewRefusal(403, 'forged', grant.locale)
  if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) {
    throw new PreviewRefusal(415, 'broken', grant.locale)
  }
  const body = await readBody(req)
  if (body === null) throw new PreviewRefusal(413, 'broken', grant.locale)
  const typed = typedSchema.safeParse(parse(body))
  if (!typed.success) throw new PreviewRefusal(422, 'broken', grant.locale)
  return typed.data.data
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
