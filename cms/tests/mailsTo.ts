import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'

/** The mails to an address, oldest first. */
export async function mailsTo(payload: Payload, to: string): Promise<MailDoc[]> {
  const where = { to: { equals: to } }
  const { docs } = await payload.find({ collection: 'mails', where, sort: 'createdAt', pagination: false })
  return docs
}
