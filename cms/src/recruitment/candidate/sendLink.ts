import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { normalisedEmail } from '@diwan/shared/lib/normalisedEmail'
import type { Payload } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { findApplicant } from '@/recruitment/addresses/findApplicant'
import { askedAbout, isOwnEmail } from '@/recruitment/addresses/ownEmails'
import { writeOfAddress } from '@/recruitment/addresses/writeOfAddress'
import { linkWords } from '@/recruitment/mails/linkWords'

/** Sends a person the link to their page, if somebody of this address applied. Nobody learns whether. */
export async function sendLink(payload: Payload, email: string, locale: Locale): Promise<void> {
  const address = normalisedEmail(email)
  const applicant = await findApplicant(payload, address)
  if (!applicant) return
  if (!isOwnEmail(applicant, address)) return askAbout(payload, applicant, address)
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

/** A colleague entered this address: the person confirms it first, and whoever asks there is told so. */
async function askAbout(payload: Payload, applicant: ApplicantDoc, address: string): Promise<void> {
  const to = askedAbout(applicant, address)
  await writeOfAddress(payload, applicant, { to, entered: address, textOf: (words) => words.asked })
  if (to !== address) await writeOfAddress(payload, applicant, { to: address, textOf: (words) => words.waits })
}
