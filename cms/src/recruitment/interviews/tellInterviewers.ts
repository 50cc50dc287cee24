import { type Locale, locales } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { type News, tellColleague } from '@/recruitment/mails/tellColleague'
import { wordsOfApplication } from '@/recruitment/mails/wordsOfApplication'
import { appointmentFor } from './appointmentFor'
import { listInterviewers } from './listInterviewers'

interface Change {
  newsIn: (locale: Locale) => News
  /** Whether the time that was agreed leaves their calendars; otherwise it comes into them. */
  isOff: boolean
}

/** That an interview about an application does not take place. */
export const cancelledNews =
  ({ reference }: ApplicationDoc) =>
  (locale: Locale): News => {
    const words = hiringMessages[locale].interview
    return { subject: words.changedForDesk, text: words.cancelledForDesk(reference) }
  }

/** Tells those who meet a candidate what became of an interview, with the appointment for their calendars where a time is or was agreed. */
export async function tellInterviewers(
  req: PayloadRequest,
  application: ApplicationDoc,
  interview: InterviewDoc,
  { isOff, newsIn }: Change,
): Promise<void> {
  const about = await wordsOfApplication(req, application)
  for (const user of await listInterviewers(req, interview)) {
    // The candidate's name stays at the desk: calendars are not erased with a candidate.
    const summary = (vacancy: string) =>
      locales.map((locale) => hiringMessages[locale].interview.subject.confirmed(vacancy)).join(' · ')
    const calendar =
      about &&
      (await appointmentFor(req, interview, {
        locale: 'en',
        summary: `${summary(about.values.vacancy)} (${application.reference})`,
        description: application.reference,
        attendee: { name: user.name, address: user.email },
        isOff,
      }))
    await tellColleague(req, user, application.id, newsIn, calendar)
  }
}
