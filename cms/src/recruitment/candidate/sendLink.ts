import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { Payload } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { linkWords } from '@/recruitment/mails/linkWords'

/** Sends a person the link to their page, if somebody of this address applied. Nobody learns whether. */
export async function sendLink(payload: Payload, email: string, locale: Locale): Promise<void> {
  const address = email.trim().toLowerCase()
  const { docs } = await payload.find({
    collection: 'applicants',
    where: {
      and: [
        { or: [{ email: { equals: address } }, { 'alsoKnownAs.value': { equals: address } }] },
        { anonymisedAt: { exists: false } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const applicant = docs[0]
  if (!applicant) return
  const words = hiringMessages[locale].candidate
  const { greeting, signature } = mailMessages[locale]
  const { name: company } = await senderOf(payload, locale)
  await queueMail(payload, {
    to: address,
    subject: words.linkSubject,
    text: compose(greeting(applicant.name), words.linkText, linkWords.own, signature(company)),
    locale,
    relatedTo: { relationTo: 'applicants', value: applicant.id },
  })
}
