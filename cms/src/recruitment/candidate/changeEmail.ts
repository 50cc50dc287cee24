import type { Locale } from '@diwan/shared/content'
import { applicationFields } from '@diwan/shared/contracts/applicationForm'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { mailMessages } from '@diwan/shared/messages/mail'
import { EMAIL_CHANGE_LIFETIME } from '@diwan/shared/spec/hiring'
import type { Payload, PayloadRequest } from 'payload'
import { claim } from '@/database/claim'
import { inTransaction } from '@/database/inTransaction'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { env } from '@/env'
import { addressMark, addressWish, readWish } from '@/recruitment/addresses/addressWish'
import { ownEmailsOf } from '@/recruitment/addresses/ownEmails'
import { findPerson } from '@/recruitment/findPerson'
import { linkWords } from '@/recruitment/mails/linkWords'
import { readToken, signToken } from './signedToken'

/** The address that somebody wrote, as it is kept; `undefined` when it is none. */
export function emailIn(value: unknown): string | undefined {
  const parsed = applicationFields.email.safeParse(typeof value === 'string' ? value : '')
  return parsed.success ? parsed.data.toLowerCase() : undefined
}

/** Asks at a new address whether it is the person's own. Nothing changes until the link in that mail is followed. */
export async function askForEmail(
  payload: Payload,
  applicant: ApplicantDoc,
  email: string,
  locale: Locale,
): Promise<void> {
  const words = hiringMessages[locale].candidate.newEmail
  const link = linkWords.newEmail(
    signToken(
      'candidate-email-asked',
      addressWish(applicant.id, email, addressMark(applicant.email)),
      EMAIL_CHANGE_LIFETIME,
    ),
  )
  await write(payload, applicant, email, locale, { subject: words.subject, text: `${words.text}\n${link}` })
}

/** The link that confirms what was asked for, for a mail to the new address alone. */
export function newEmailLink(asked: string, to: string, locale: Locale): string | undefined {
  const wish = readToken('candidate-email-asked', asked)
  if (!wish || readWish(wish).email !== to) return undefined
  const token = signToken('candidate-email', wish, EMAIL_CHANGE_LIFETIME)
  return `${env.PUBLIC_API_BASE}/api/candidate/email/${token}?lang=${locale}`
}

/** What a link of `askForEmail` asks for; `undefined` when it is forged, too old, or the address has changed since. */
export async function wishIn(
  payload: Payload,
  token: string,
  req?: PayloadRequest,
): Promise<{ applicant: ApplicantDoc; email: string } | undefined> {
  const { email, id, mark } = readWish(readToken('candidate-email', token) ?? '')
  const applicant = await findPerson(payload, id, req)
  return applicant && addressMark(applicant.email) === mark ? { applicant, email } : undefined
}

/** Takes the new address, and tells the old one. Nobody gets an address that another person has applied with. */
export function confirmEmail(
  payload: Payload,
  token: string,
  locale: Locale,
): Promise<{ applicant: ApplicantDoc } | 'emailTaken' | 'linkOver'> {
  return inTransaction(payload, async (req) => {
    const wish = await wishIn(payload, token, req)
    if (!wish) return 'linkOver'
    const { applicant, email } = wish
    const where = { email: { equals: email } }
    if ((await payload.count({ collection: 'applicants', where, overrideAccess: true, req })).totalDocs > 0) {
      return 'emailTaken'
    }
    const others = (list: ApplicantDoc['suggestions']) => (list ?? []).filter(({ value }) => value !== email)
    const data = {
      email,
      ownEmails: [...ownEmailsOf(applicant).filter((one) => one !== email), email],
      alsoKnownAs: others(applicant.alsoKnownAs),
      suggestions: others(applicant.suggestions),
    }
    await claim(req, 'applicants', applicant)
    await payload.update({ collection: 'applicants', id: applicant.id, data, depth: 0, overrideAccess: true, req })
    const words = hiringMessages[locale].candidate.newEmail
    await write(payload, applicant, applicant.email, locale, { subject: words.toldSubject, text: words.told }, req)
    return { applicant: { ...applicant, email } }
  })
}

async function write(
  payload: Payload,
  { id, name }: ApplicantDoc,
  to: string,
  locale: Locale,
  { subject, text }: { subject: string; text: string },
  req?: PayloadRequest,
): Promise<void> {
  const { greeting, signature } = mailMessages[locale]
  const { name: company } = await senderOf(payload, locale)
  await queueMail(
    payload,
    {
      to,
      subject,
      text: compose(greeting(name), text, signature(company)),
      locale,
      relatedTo: { relationTo: 'applicants', value: id },
    },
    req,
  )
}
