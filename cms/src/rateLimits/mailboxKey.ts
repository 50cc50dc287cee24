import { createHmac } from 'node:crypto'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import { env } from '@/env'

/** Stands for a mailbox where mails to it are counted: the counts hold nobody's address, and need no erasure. */
export const mailboxKey = (email: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`mailbox\n${normalisedEmail(email)}`)
    .digest('base64url')
    .slice(0, 22)
