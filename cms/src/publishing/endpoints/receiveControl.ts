import { controlSchema } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler } from 'payload'
import { audit } from '@/audit/audit'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { PublisherError, postToPublisher } from '../postToPublisher'

/** `POST /api/publishing/control`: passes an editor's or administrator's wish on to the publisher, signed. */
export const receiveControl: PayloadHandler = async (req) => {
  const control = controlSchema.safeParse(await readJson(req))
  if (!control.success) return refuse(422, 'Choose one of rollback, pin, unpin, rebuild or reconcile.')
  try {
    await postToPublisher(req.payload, '/control', control.data)
  } catch (error) {
    if (!(error instanceof PublisherError)) throw error
    return refuse(error.status === 503 ? 503 : 502, error.message, { headers: { 'Retry-After': '10' } })
  }
  // After it: a wish that the publisher never heard changed nothing.
  await audit(req, { action: 'publishing-control', detail: control.data })
  req.payload.logger.info({ msg: `publishing: ${control.data.type}`, by: req.user?.id })
  return Response.json({ success: true })
}
