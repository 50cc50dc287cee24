import type { Locale } from '@diwan/shared/content'
import type { Payload, PayloadRequest } from 'payload'

export interface MailToQueue {
  to: string
  subject: string
  text: string
  locale: Locale
  relatedTo?: { relationTo: 'applicants' | 'applications' | 'contacts' | 'job-alerts'; value: string }
  /** Not before this time; until then it can be taken back. */
  sendAt?: Date
  /** More headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  /** An appointment, as an iCalendar file. */
  calendar?: string
}

/** Stores a mail and the job that sends it. With a request, both belong to its transaction. */
export async function queueMail(payload: Payload, mail: MailToQueue, req?: PayloadRequest): Promise<void> {
  const unit = req ? { req } : {}
  const now = new Date().toISOString()
  // Straight to the database: a row of the system's own, twice in every form's transaction.
  const { sendAt, ...rest } = mail
  const { id } = await payload.db.create({
    collection: 'mails',
    data: {
      ...rest,
      subject: oneLine(mail.subject),
      status: 'queued',
      attempts: 0,
      ...(sendAt ? { sendAt: sendAt.toISOString() } : {}),
      createdAt: now,
      updatedAt: now,
    },
    ...unit,
  })
  payload.logger.info({ msg: 'mail queued', mail: String(id) })
  await payload.jobs.queue({
    task: 'sendMail',
    input: { mail: String(id) },
    ...(sendAt ? { waitUntil: sendAt } : {}),
    ...unit,
  })
}

// What a visitor wrote must not be able to add a header.
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
