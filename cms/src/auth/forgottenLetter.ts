import type { PayloadRequest } from 'payload'
import { RESET_WORD } from './resetLink'
import { wordsFor } from './wordsFor'

interface About {
  req?: Pick<PayloadRequest, 'i18n'>
  user?: { name?: unknown }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** The letter for a new password; its link is put in as it goes. */
export function letterFor({ req, user }: About = {}): string {
  const { mail } = wordsFor(req)
  const name = String(user?.name ?? '')
  return [mail.greeting(escaped(name)), mail.forgottenBody, RESET_WORD, mail.forgottenNotYou]
    .map((text) => `<p>${text}</p>`)
    .join('\n')
}

export const subjectFor = ({ req }: About = {}): string => wordsFor(req).mail.forgotten
