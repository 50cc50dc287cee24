import { type Control, controlSchema } from '@diwan/shared/contracts/publishing'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import type { PayloadHandler, PayloadRequest } from 'payload'
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
    return refusalOf(req, control.data, error)
  }
  // After it: a wish that the publisher never heard changed nothing.
  await audit(req, { action: 'publishing-control', detail: control.data })
  req.payload.logger.info({ msg: `publishing: ${control.data.type}`, by: req.user?.id })
  return Response.json({ success: true })
}

/** Says why a wish was not granted, in the language of whoever had it. */
function refusalOf(req: PayloadRequest, control: Control, { message, status }: PublisherError): Response {
  const { refusals } = publishingMessages[req.i18n.language === 'ar' ? 'ar' : 'en']
  if (status === 409 && 'release' in control) return refuse(409, refusals.gone(control.release))
  if (status === 409 || status === 422) return refuse(status, message)
  const headers = { 'Retry-After': '10' }
  return status === 503 ? refuse(503, refusals.away, { headers }) : refuse(502, message, { headers })
}
