import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { wordsFor } from './wordsFor'

interface About {
  req?: Pick<PayloadRequest, 'i18n'>
  token?: string
  user?: { name?: unknown }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** The letter with the link for a new password. */
export function letterFor({ req, token, user }: About = {}): string {
  const { mail } = wordsFor(req)
  const link = `${env.SITE_URL}/admin/reset/${token}`
  const name = String(user?.name ?? '')
  return [mail.greeting(escaped(name)), mail.forgottenBody, link, mail.forgottenNotYou]
    .map((text) => `<p>${text}</p>`)
    .join('\n')
}

export const subjectFor = ({ req }: About = {}): string => wordsFor(req).mail.forgotten
