import type { Manifest } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler } from 'payload'
import { listManifest } from '../published/listManifest'

/** `GET /api/publishing/manifest`: what the publisher compares its mirror with. */
export const sendManifest: PayloadHandler = async ({ payload }) => {
  const answer: Manifest = { success: true, documents: await listManifest(payload) }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
