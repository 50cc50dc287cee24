import type { Locale } from '@diwan/shared/content'
import type { ApplicationDoc, MailTemplateDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { fillTemplate } from '@/email/fillTemplate'
import { queueMail } from '@/email/queueMail'
import { wordsOfApplication } from './wordsOfApplication'

interface TemplateMail {
  template: string
  sendAt?: Date
}

/** Queues a template's mail about an application, in the candidate's language. Answers whether there was anything to send. */
export async function queueTemplate(
  req: PayloadRequest,
  application: ApplicationDoc,
  { sendAt, template }: TemplateMail,
): Promise<boolean> {
  const words = await wordsOfApplication(req, application)
  const letter = words && (await letterOf(req, template, words.locale))
  if (!words || !letter) return false
  await queueMail(
    req.payload,
    {
      to: words.to,
      subject: fillTemplate(letter.subject, words.values),
      text: `${fillTemplate(letter.body, words.values).trim()}\n`,
      locale: letter.locale,
      relatedTo: { relationTo: 'applications', value: application.id },
      ...(sendAt ? { sendAt } : {}),
    },
    req,
  )
  return true
}

/** The words of a template in a language, or in the other one where it was not written in this. */
async function letterOf(req: PayloadRequest, id: string, preferred: Locale) {
  for (const locale of [preferred, preferred === 'en' ? 'ar' : 'en'] as const) {
    const found: MailTemplateDoc | null = await req.payload.findByID({
      collection: 'mail-templates',
      id,
      locale,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    if (found?.subject && found.body) return { subject: found.subject, body: found.body, locale }
  }
  return undefined
}
