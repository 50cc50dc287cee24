import type { MailDoc } from '@diwan/shared/generated/payload-types'
import { MAIL_ATTEMPTS, MAIL_FIRST_PAUSE } from '@diwan/shared/spec/mail'
import type { Payload, TaskConfig } from 'payload'
import { htmlOf } from '@/email/htmlOf'
import { messageIdOf } from '@/email/messageIdOf'
import { fillLinks } from '@/email/links/fillLinks'
import { openTransport } from '@/email/transport/openTransport'
import { senderOf } from '@/email/senderOf'
import { teamAddress } from '@/email/teamAddress'
import { env } from '@/env'

type Headers = Record<string, string> | null | undefined

interface SendMail {
  input: { mail: string }
  output: object
}

/** Sends one stored mail. A server that is away is tried again for hours; a mail it refuses for good is marked failed. */
export const sendMail: TaskConfig<SendMail> = {
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'text', required: true }],
  retries: { attempts: MAIL_ATTEMPTS - 1, backoff: { type: 'exponential', delay: MAIL_FIRST_PAUSE } },
  handler: async ({ input, req: { payload } }) => {
    // Straight from the database, as it was written: headers and appointments are kept from people, not from the mail.
    const mail = await payload.db.findOne<MailDoc>({ collection: 'mails', where: { id: { equals: input.mail } } })
    // A job that ran before its process died may run again.
    if (!mail || mail.status !== 'queued') return { output: {} }
    const attempts = (mail.attempts ?? 0) + 1
    try {
      const from = { ...(await senderOf(payload, mail.locale ?? 'en')), ...env.MAIL_FROM }
      const { id, to, subject, calendar } = mail
      const { text, headers } = await fillLinks(payload, mail)
      const team = await teamAddress(payload)
      await openTransport()({
        id,
        from,
        to,
        // Mails say that they can be answered, and nobody reads what comes to the address that a server sends from.
        ...(team && team !== from.address && team !== to && { replyTo: team }),
        subject,
        text,
        html: htmlOf({ ...mail, text }),
        messageId: messageIdOf(mail.id, from.address),
        headers: headers as Headers,
        calendar,
      })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isLast = attempts >= MAIL_ATTEMPTS || isRefusedForGood(error)
      // Not the message: servers repeat the address in it.
      payload.logger.warn({ msg: isLast ? 'mail given up' : 'mail not sent yet', mail: mail.id, attempts })
      await update(payload, mail.id, { attempts, error: message, status: isLast ? 'failed' : 'queued' })
      if (isLast) return { output: {} }
      throw error
    }
    await update(payload, mail.id, { attempts, error: null, status: 'sent', sentAt: new Date().toISOString() })
    payload.logger.info({ msg: 'mail sent', mail: mail.id, attempts })
    return { output: {} }
  },
}

/** What a server answers about one address or one text. Before that it speaks of us: a password, a sender, a list of senders. */
const ABOUT_THIS_MAIL = new Set<unknown>(['RCPT TO', 'DATA'])

// 5yz of SMTP: the address does not exist, the content is refused. 4yz passes, and a wrong SMTP_URL is put right.
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  ABOUT_THIS_MAIL.has(error.command)

async function update(payload: Payload, id: string, data: Record<string, unknown>): Promise<void> {
  const updatedAt = new Date().toISOString()
  await payload.db.updateOne({ collection: 'mails', id, data: { ...data, updatedAt }, returning: false })
}
