import { type Locale, locales } from '@diwan/shared/content'
import type { UserDoc } from '@diwan/shared/generated/payload-types'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'

export interface News {
  subject: string
  text: string
}

/** Writes to a colleague about an application, in both languages: which one they read the desk in is not kept. */
export async function tellColleague(
  req: PayloadRequest,
  { email, name }: Pick<UserDoc, 'email' | 'name'>,
  application: string,
  newsIn: (locale: Locale) => News,
  calendar?: string,
): Promise<void> {
  const link = `${env.SITE_URL}/admin/auth/applications?open=${application}`
  const parts = locales.map((locale) => compose(mailMessages[locale].greeting(name), newsIn(locale).text, link))
  await queueMail(
    req.payload,
    {
      to: email,
      subject: locales.map((locale) => newsIn(locale).subject).join(' · '),
      text: parts.join('\n---\n\n'),
      locale: 'en',
      relatedTo: { relationTo: 'applications', value: application },
      ...(calendar ? { calendar } : {}),
    },
    req,
  )
}
