import type { PayloadRequest } from 'payload'
import type { MailToQueue } from '@/email/queueMail'
import { teamAddress } from '@/email/teamAddress'
import { hideLinks } from './hideLinks'

/** Notes down a mail that a candidate sent, so that it stands in the timeline with ours. */
export async function logReceived(req: PayloadRequest, { to: from, ...mail }: MailToQueue): Promise<void> {
  const now = new Date().toISOString()
  await req.payload.db.create({
    collection: 'mails',
    data: {
      ...mail,
      // An answer often quotes our mail, with the candidate's own link.
      text: hideLinks(mail.text),
      from,
      to: (await teamAddress(req.payload)) ?? '-',
      status: 'received',
      attempts: 0,
      sentAt: now,
      createdAt: now,
      updatedAt: now,
    },
    req,
  })
}
