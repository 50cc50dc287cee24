import type { Locale } from '@diwan/shared/content'
import type { Payload, PayloadRequest } from 'payload'
import { insert } from '@/database/insert'

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
  /** Whether a person wrote it, and not this system: it says so to programs that would answer by themselves (RFC 3834). */
  isByHand?: boolean
  /** An appointment, as an iCalendar file. */
  calendar?: string
}

/** Stores a mail and the job that sends it. With a request, both belong to its transaction. */
export async function queueMail(payload: Payload, mail: MailToQueue, req?: PayloadRequest): Promise<void> {
  const { isByHand = false, sendAt, ...rest } = mail
  const due = sendAt?.toISOString()
  const headers = isByHand ? mail.headers : { ...mail.headers, 'Auto-Submitted': 'auto-generated' }
  const row = {
    ...rest,
    headers,
    subject: oneLine(mail.subject),
    status: 'queued',
    attempts: 0,
    ...(due && { sendAt: due }),
  }
  const id = await insert(payload, 'mails', row, req)
  payload.logger.info({ msg: 'mail queued', mail: id })
  await queueSending(payload, id, due, req)
}

/** Stores the job that sends a mail, not before it is due. */
export async function queueSending(
  payload: Payload,
  mail: string,
  due: string | undefined,
  req?: PayloadRequest,
): Promise<void> {
  // What `payload.jobs.queue` writes, and its columns' defaults.
  const job = { taskSlug: 'sendMail', input: { mail }, queue: 'default' }
  const state = { totalTried: 0, hasError: false, processing: false, ...(due && { waitUntil: due }) }
  await insert(payload, 'payload-jobs', { ...job, ...state }, req)
}

// What a visitor wrote must not be able to add a header.
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
