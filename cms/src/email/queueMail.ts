import type { Locale } from '@diwan/shared/content'
import type { Payload, PayloadRequest } from 'payload'
import { newObjectId } from '@/database/newObjectId'

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
  const unit = { ...(req ? { req } : {}), returning: false as const }
  const now = new Date().toISOString()
  const stamps = { createdAt: now, updatedAt: now }
  const { sendAt, ...rest } = mail
  const due = sendAt?.toISOString()
  const id = newObjectId()
  // Straight to the database: rows of the system's own, twice in every form's transaction. Reading each back would cost as much again.
  await payload.db.create({
    collection: 'mails',
    customID: id,
    data: {
      ...rest,
      subject: oneLine(mail.subject),
      status: 'queued',
      attempts: 0,
      ...(due ? { sendAt: due } : {}),
      ...stamps,
    },
    ...unit,
  })
  payload.logger.info({ msg: 'mail queued', mail: id })
  // What `payload.jobs.queue` writes, and its columns' defaults.
  await payload.db.create({
    collection: 'payload-jobs',
    customID: newObjectId(),
    data: {
      taskSlug: 'sendMail',
      input: { mail: id },
      queue: 'default',
      totalTried: 0,
      hasError: false,
      processing: false,
      ...(due ? { waitUntil: due } : {}),
      ...stamps,
    },
    ...unit,
  })
}

// What a visitor wrote must not be able to add a header.
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
