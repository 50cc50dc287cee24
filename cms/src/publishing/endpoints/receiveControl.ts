import { type Control, controlSchema } from '@diwan/shared/contracts/publishing'
import { publishingMessages } from '@diwan/shared/messages/publishing'
import { CONTROL_GOOD_FOR } from '@diwan/shared/spec/publishing'
import type { Payload, PayloadHandler, PayloadRequest } from 'payload'
import { audit } from '@/audit/audit'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { PublisherError, postToPublisher } from '../postToPublisher'

/** `POST /api/publishing/control`: passes an editor's or administrator's wish on to the publisher, signed, and notes what came of it. */
export const receiveControl: PayloadHandler = async (req) => {
  const control = controlSchema.safeParse(await readJson(req))
  if (!control.success) return refuse(422, 'Choose one of rollback, pin, unpin, rebuild or reconcile.')
  const problem = await post(req.payload, control.data)
  await audit(req, { action: 'publishing-control', detail: { ...control.data, isDone: problem === null } })
  if (problem) return refusalOf(req, control.data, problem)
  req.payload.logger.info({ msg: `publishing: ${control.data.type}`, by: req.user?.id })
  return Response.json({ success: true })
}

async function post(payload: Payload, control: Control): Promise<PublisherError | null> {
  try {
    await postToPublisher(payload, '/control', { ...control, until: Date.now() + CONTROL_GOOD_FOR })
    return null
  } catch (error) {
    if (error instanceof PublisherError) return error
    throw error
  }
}

/** Says why a wish was not granted, in the language of whoever had it. */
function refusalOf(req: PayloadRequest, control: Control, { message, status }: PublisherError): Response {
  const { refusals } = publishingMessages[req.i18n.language === 'ar' ? 'ar' : 'en']
  if (status === 409 && 'release' in control) return refuse(409, refusals.gone(control.release))
  if (status === 409 && control.type === 'release.rebuild') return refuse(409, refusals.pinned)
  if (status === 409 || status === 422) return refuse(status, message)
  const headers = { 'Retry-After': '10' }
  return status === 503 ? refuse(503, refusals.away, { headers }) : refuse(502, message, { headers })
}
