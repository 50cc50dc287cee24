import type { MailDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import type { MailLinks } from '@/email/links/fillLinks'
import { env } from '@/env'
import { confirmLink, endLink } from '@/recruitment/alerts/alertLinks'
import { ownEmailLink } from '@/recruitment/addresses/confirmAddress'
import { addressesOf, isOwnEmail } from '@/recruitment/addresses/ownEmails'
import { newEmailLink } from '@/recruitment/candidate/changeEmail'
import { selfServiceLink } from '@/recruitment/candidate/selfServiceLink'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { interviewLink } from '@/recruitment/interviews/interviewLink'
import { personalLinks } from './linkWords'

const NEW_EMAIL = 'new-email-'
const OWN_EMAIL = 'own-email-'

type LinkOf = MailLinks['linkOf']

/** The links of a candidate or of a job alert that belong into a mail, if it goes to the person they are for. */
export async function linksFor(payload: Payload, mail: MailDoc): Promise<MailLinks> {
  return { words: personalLinks, linkOf: await linkOfPerson(payload, mail) }
}

async function linkOfPerson(payload: Payload, { locale, relatedTo, to }: MailDoc): Promise<LinkOf> {
  const about = relatedTo && idOf(relatedTo.value)
  if (!about || relatedTo.relationTo === 'contacts') return () => undefined
  if (relatedTo.relationTo === 'job-alerts') return linksOfAlert(payload, about, to)
  const isOfApplication = relatedTo.relationTo === 'applications'
  const person = isOfApplication ? await applicantOf(payload, about) : about
  const applicant = await findPerson(payload, person)
  const aboutEmail = (word: string) => {
    if (word.startsWith(OWN_EMAIL)) return ownEmailLink(word.slice(OWN_EMAIL.length), to)
    return word.startsWith(NEW_EMAIL) ? newEmailLink(word.slice(NEW_EMAIL.length), to, locale ?? 'en') : undefined
  }
  const ask = `${env.PUBLIC_API_BASE}/api/candidate`
  // Where a link is asked for: it goes to addresses of the person alone.
  if (!applicant || !addressesOf(applicant).includes(to.toLowerCase())) return (word) => aboutEmail(word) ?? ask
  const interviews = isOfApplication ? await interviewsOf(payload, about) : []
  return (word) => {
    // An address that a colleague entered gets no link to the page until the person confirms it.
    if (word === 'link' && !isOwnEmail(applicant, to)) return ask
    if (word === 'link')
      return `${selfServiceLink({ id: applicant.id, email: to.toLowerCase() })}?lang=${locale ?? 'en'}`
    const interview = interviews.find((id) => word === `interview-${id}`)
    return interview ? interviewLink(interview) : aboutEmail(word)
  }
}

async function linksOfAlert(payload: Payload, id: string, to: string): Promise<LinkOf> {
  const find = { collection: 'job-alerts', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const alert = await payload.findByID(find)
  if (alert?.email !== to) return () => undefined
  const links: Record<string, (alert: string) => string> = { 'alert-confirm': confirmLink, 'alert-end': endLink }
  return (word) => links[word]?.(id)
}

async function applicantOf(payload: Payload, id: string): Promise<string | undefined> {
  const find = { collection: 'applications', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const application = await payload.findByID(find)
  return application ? idOf(application.applicant) : undefined
}

async function interviewsOf(payload: Payload, application: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'interviews',
    where: { application: { equals: application } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}
