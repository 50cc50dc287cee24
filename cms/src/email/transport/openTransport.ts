import { join } from 'node:path'
import { MAIL_TIMEOUT } from '@diwan/shared/spec/mail'
import { createTransport } from 'nodemailer'
import { env } from '@/env'
import { messageOf, type OutgoingMail, writeToFolder } from './writeToFolder'

/** How mails leave: by the mail server of SMTP_URL, or as .eml files that any mail program opens. */
export function openTransport(): (mail: OutgoingMail) => Promise<void> {
  if (!env.SMTP_URL) return (mail) => writeToFolder(join(env.DATA_DIR, 'mail'), mail)
  const server = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: MAIL_TIMEOUT,
    greetingTimeout: MAIL_TIMEOUT,
    socketTimeout: MAIL_TIMEOUT,
  })
  return async (mail) => void (await server.sendMail(messageOf(mail)))
}
