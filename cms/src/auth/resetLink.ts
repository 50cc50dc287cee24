import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import type { MailLinks } from '@/email/links/fillLinks'
import { env } from '@/env'

/** Stands in a stored mail for the link that sets a new password. */
export const RESET_WORD = '{{reset-link}}'

const words = /\{\{(reset-link)\}\}/g

interface Asked {
  resetPasswordToken?: string | null
  resetPasswordExpiration?: string | null
}

/** The link for a new password in a mail to an account's owner; where a letter is asked for, once its time is over. */
export async function resetLinkFor(payload: Payload, { relatedTo, text, to }: MailDoc): Promise<MailLinks> {
  // What is related to a record was written by people, and they may not put such a link into it.
  if (relatedTo || !text.includes(RESET_WORD)) return { words, linkOf: () => undefined }
  const where = { email: { equals: to } }
  const user = await payload.db.findOne<Asked & { id: string }>({ collection: 'users', where })
  const isOpen = Date.parse(user?.resetPasswordExpiration ?? '') > Date.now()
  const path = isOpen && user?.resetPasswordToken ? `reset/${user.resetPasswordToken}` : 'forgot'
  return { words, linkOf: () => `${env.SITE_URL}/admin/${path}` }
}

/** A text with the word in place of every link for a new password. */
export const hideResetLinks = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"]+?\/admin\/reset\/[\w-]+/g, RESET_WORD)
