import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { longTime } from '@/recruitment/longDate'
import { linkWords } from '@/recruitment/mails/linkWords'
import { wordsOfApplication } from '@/recruitment/mails/wordsOfApplication'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { appointmentFor } from './appointmentFor'
import { invitationLetter } from './invitationLetter'
import { listInterviewers } from './listInterviewers'

/** `declined`: the candidate gave an agreed time back. `withdrawn`: they withdrew altogether. */
type Occasion = 'invited' | 'confirmed' | 'declined' | 'cancelled' | 'withdrawn'

/**
 * Writes to the candidate about an interview: with times to choose from, or with the appointment for their calendar. `earlier` is
 * the interview as it was agreed before: that time leaves their calendar.
 */
export async function mailInterview(
  req: PayloadRequest,
  application: ApplicationDoc,
  interview: InterviewDoc,
  occasion: Occasion,
  earlier?: InterviewDoc,
): Promise<boolean> {
  const about = await wordsOfApplication(req, application)
  if (!about) return false
  const { locale, to, values } = about
  const zone = await readTimeZone(req.payload)
  const words = hiringMessages[locale].interview
  const { field, greeting, signature } = mailMessages[locale]
  const timeOf = (at: string | null | undefined) => (at ? longTime(at, locale, zone) : '')
  const times = (interview.proposedTimes ?? []).map(({ at }) => `- ${timeOf(at)}`).join('\n')
  const at = timeOf(earlier?.confirmedAt ?? interview.confirmedAt)
  const link = linkWords.interview(interview.id)
  const bodies: Record<Occasion, string[]> = {
    invited: [at && words.moved(at), words.invited(values.vacancy), times, words.choose, link],
    confirmed: [words.confirmed(values.vacancy, at), words.change, link],
    declined: [words.declined(values.vacancy, at)],
    cancelled: [words.cancelled(values.vacancy), at],
    withdrawn: [words.withdrawn(values.vacancy), at],
  }
  const isMeeting = occasion === 'invited' || occasion === 'confirmed'
  const names = (await listInterviewers(req, interview)).map(({ name }) => name)
  const interviewers = new Intl.ListFormat(locale).format(names)
  const minutes = interview.durationMinutes ?? 60
  const calendar = await appointmentFor(req, earlier ? { ...earlier, sequence: interview.sequence ?? 0 } : interview, {
    locale,
    summary: words.subject.confirmed(values.vacancy),
    description: [interviewers && words.meet(interviewers), `${field.reference}: ${values.reference}`]
      .filter(Boolean)
      .join('\n'),
    attendee: { name: values.name, address: to },
    isOff: occasion !== 'confirmed',
  })
  const standard = {
    subject: words.subject[isMeeting ? occasion : 'cancelled'](values.vacancy),
    text: compose(
      greeting(values.name),
      ...bodies[occasion],
      interview.place && words.place(interview.place, minutes),
      isMeeting && interviewers && words.meet(interviewers),
      signature(values.company),
    ),
  }
  // The desk's own words say nothing of a time that no longer applies.
  const own =
    occasion === 'invited' && !earlier
      ? await invitationLetter(
          req,
          about,
          { interview: link, interviewers, minutes: String(minutes), place: interview.place ?? '', times },
          words.choose,
        )
      : undefined
  await queueMail(
    req.payload,
    {
      to,
      ...(own ?? standard),
      locale,
      relatedTo: { relationTo: 'applications', value: application.id },
      ...(calendar ? { calendar } : {}),
    },
    req,
  )
  return true
}
