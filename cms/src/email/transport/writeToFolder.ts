import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  from: { name: string; address: string }
  to: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  subject: string
  text: string
  /** The same words for mail programs that show them so. */
  html?: string
  messageId: string
  headers?: Record<string, string> | null
  /** An appointment that mail programs offer to add, as iCalendar. */
  calendar?: string | null
  /** Names the file. */
  id: string
}

/** A mail as nodemailer wants it. */
export function messageOf({ calendar, headers, id: _id, ...mail }: OutgoingMail) {
  const method = calendar?.includes('METHOD:CANCEL') ? ('CANCEL' as const) : ('REQUEST' as const)
  return {
    ...mail,
    ...(headers ? { headers } : {}),
    ...(calendar ? { icalEvent: { method, filename: 'invite.ics', content: calendar } } : {}),
  }
}

/** Writes a mail as `{folder}/{id}.eml`; the file is there whole or not at all, and once however often it is written. */
export async function writeToFolder(folder: string, mail: OutgoingMail): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail))
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${mail.id}.eml`)
  await writeFile(`${path}.tmp`, message as Buffer)
  await rename(`${path}.tmp`, path)
}
