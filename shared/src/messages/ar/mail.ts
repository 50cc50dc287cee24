import type { MailMessages } from '../en/mail.ts'

export const mail: MailMessages = {}
