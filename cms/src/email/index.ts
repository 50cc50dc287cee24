import { SAME_MAIL_PAUSE } from '@diwan/shared/spec/mail'
import type { EmailAdapter, Payload, SendEmailOptions, Where } from 'payload'
import { env } from '@/env'
import { queueMail } from './queueMail'
import { textOf } from './textOf'

/** Payload's door to mail: only queues, so nothing slow runs inside a transaction. */
export const emailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: env.MAIL_FROM?.address ?? 'no-reply@localhost',
  defaultFromName: 'Diwan',
  sendEmail: async (message) => {
    // Payload calls from inside a transaction it does not name: waiting here would wait for that transaction for ever.
    void queueEach(payload, message).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'A mail could not be queued' })
    })
  },
})

async function queueEach(payload: Payload, { to, subject = '', text, html }: SendEmailOptions): Promise<void> {
  for (const recipient of [to].flat()) {
    const address = recipient && typeof recipient === 'object' && 'address' in recipient ? recipient.address : recipient
    if (typeof address !== 'string') continue
    if (await wasJustQueued(payload, address, subject)) continue
    await queueMail(payload, { to: address, subject, text: textOf({ text, html }), locale: 'en' })
  }
}

/** Nobody's mailbox is filled by asking for the same mail again and again. */
async function wasJustQueued(payload: Payload, to: string, subject: string): Promise<boolean> {
  const since = new Date(Date.now() - SAME_MAIL_PAUSE).toISOString()
  const where: Where = {
    and: [{ to: { equals: to } }, { subject: { equals: subject } }, { createdAt: { greater_than: since } }],
  }
  return (await payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs > 0
}
