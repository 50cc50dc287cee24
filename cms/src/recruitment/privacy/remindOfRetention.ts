import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { longDate } from '@/recruitment/longDate'
import { linkWords } from '@/recruitment/mails/linkWords'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { localeOfApplicant } from './localeOfApplicant'

/** Tells a candidate that their data will be erased, and where they can decide otherwise. Once per end of the time. */
export async function remindOfRetention(
  payload: Payload,
  applicant: ApplicantDoc,
  end: Date,
  now: Date,
): Promise<number> {
  const locale: Locale = await localeOfApplicant(payload, applicant.id)
  const words = hiringMessages[locale].reminder
  const { greeting, signature } = mailMessages[locale]
  const { name: company } = await senderOf(payload, locale)
  const timeZone = await readTimeZone(payload)
  await inTransaction(payload, async (req) => {
    await queueMail(
      payload,
      {
        to: applicant.email,
        subject: words.subject,
        text: compose(
          greeting(applicant.name),
          words.body(longDate(end, locale, timeZone)),
          words.choose,
          linkWords.own,
          signature(company),
        ),
        locale,
        relatedTo: { relationTo: 'applicants', value: applicant.id },
      },
      req,
    )
    const data = { remindedAt: now.toISOString() }
    await payload.update({ collection: 'applicants', id: applicant.id, data, depth: 0, overrideAccess: true, req })
  })
  return 1
}
