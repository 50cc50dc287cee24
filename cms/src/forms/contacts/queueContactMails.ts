import type { ContactForm } from '@diwan/shared/contracts/contactForm'
import type { PayloadRequest } from 'payload'
import { contactForTeam } from '@/email/messages/contactForTeam'
import { contactReceived } from '@/email/messages/contactReceived'
import { reportRequested } from '@/email/messages/reportRequested'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { teamAddress } from '@/email/teamAddress'
import { env } from '@/env'
import { reportLink } from '../downloads/reportLink'
import { findPublished } from '../findPublished'
import { publishedTitles } from '../publishedTitles'
import { topicOf } from './topicOf'

/** What mails say of a message: what was sent, but the consent. */
export type ContactLetter = Omit<ContactForm, 'consent'>

/** Tells the visitor that the message has arrived (or where the report is), and the team what it says. */
export async function queueContactMails(req: PayloadRequest, id: string, form: ContactLetter, reference: string) {
  const { payload } = req
  const { email, locale, message = '', name } = form
  const relatedTo = { relationTo: 'contacts' as const, value: id }
  const { name: company } = await senderOf(payload, locale)
  const report = form.report ? await findPublished(payload, 'reports', form.report, locale) : undefined
  const answer = report
    ? reportRequested({
        name,
        title: String(report.title),
        link: reportLink(String(report.id), locale),
        company,
        locale,
      })
    : contactReceived({ name, reference, message, company, locale })
  await queueMail(payload, { ...answer, to: email, locale, relatedTo }, req)

  const team = await teamAddress(payload)
  if (!team) return
  const link = `${env.SITE_URL}/admin/auth/contacts/edit/${id}`
  const topic = topicOf(form.topic)
  const topicIn = await publishedTitles(payload, topic?.relationTo ?? 'services', topic?.value)
  const reportIn = await publishedTitles(payload, 'reports', form.report)
  const forTeam = contactForTeam({ form, link, reference, topicIn, reportIn })
  // Who answers in the mail program answers the visitor, and not the address that the mail came from.
  const headers = isTakenEverywhere(email) ? { 'Reply-To': email } : undefined
  await queueMail(payload, { ...forTeam, to: team, locale: 'en', relatedTo, ...(headers && { headers }) }, req)
}

// A name in other letters than ASCII's may stand in a mail for servers alone that know of them; of a host, they are written otherwise.
const isTakenEverywhere = (email: string) => /^\p{ASCII}+@/u.test(email)
