import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { resetLinkFor } from '@/auth/resetLink'
import { linksFor } from '@/recruitment/mails/linksFor'

/**
 * Words that stand in a stored mail for links which only its reader may have, so that no record, backup or export holds one that
 * works; and the link that takes a word's place in this mail, if there is one.
 */
export interface MailLinks {
  words: RegExp
  linkOf: (word: string) => string | undefined
}

/** Text and headers of a mail as they leave, with working links: each for the person it belongs to, and in a mail to them only. */
export async function fillLinks(payload: Payload, mail: MailDoc): Promise<Pick<MailDoc, 'headers' | 'text'>> {
  const all = [await linksFor(payload, mail), await resetLinkFor(payload, mail)]
  const filled = (text: string) =>
    all.reduce((rest, { linkOf, words }) => rest.replace(words, (found, word: string) => linkOf(word) ?? found), text)
  const { headers, text } = mail
  return { text: filled(text), headers: headers && (JSON.parse(filled(JSON.stringify(headers))) as MailDoc['headers']) }
}
