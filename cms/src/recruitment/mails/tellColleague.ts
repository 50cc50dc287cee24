import type { Locale } from '@diwan/shared/content'
import type { UserDoc } from '@diwan/shared/generated/payload-types'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { inBothLanguages, type Letter as News } from '@/email/messages/inBothLanguages'
import { queueMail } from '@/email/queueMail'
import { env } from '@/env'

export type { News }

/** Writes to a colleague about an application, in both languages, with the way to it: none for an editor, who meets candidates and opens no application. */
export async function tellColleague(
  req: PayloadRequest,
  { email, name, role }: Pick<UserDoc, 'email' | 'name'> & Partial<Pick<UserDoc, 'role'>>,
  application: string,
  newsIn: (locale: Locale) => News,
  calendar?: string,
): Promise<void> {
  const link = role !== 'editor' && `${env.SITE_URL}/admin/auth/applications?open=${application}`
  const letter = inBothLanguages((locale) => {
    const { subject, text } = newsIn(locale)
    return { subject, text: compose(mailMessages[locale].greeting(name), text, link) }
  })
  await queueMail(
    req.payload,
    {
      ...letter,
      to: email,
      locale: 'en',
      relatedTo: { relationTo: 'applications', value: application },
      ...(calendar ? { calendar } : {}),
    },
    req,
  )
}
