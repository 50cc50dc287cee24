import type { Locale } from '@diwan/shared/content'
import { mailMessages } from '@diwan/shared/messages/mail'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import type { ApplicationDoc, InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { env } from '@/env'
import { idOf } from '@/recruitment/idOf'
import { longTime } from '@/recruitment/longDate'
import { tellColleague } from '@/recruitment/mails/tellColleague'
import { linkWords } from '@/recruitment/mails/linkWords'
import { type ApplicationWords, wordsOfApplication } from '@/recruitment/mails/wordsOfApplication'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { calendarOf } from './calendarOf'

type Occasion = 'invited' | 'confirmed' | 'cancelled' | 'withdrawn'

const isOff = (occasion: Occasion): occasion is 'cancelled' | 'withdrawn' =>
  occasion === 'cancelled' || occasion === 'withdrawn'

/** Writes to the candidate about an interview: with times to choose from, or with the appointment for their calendar. */
export async function mailInterview(
  req: PayloadRequest,
  application: ApplicationDoc,
  interview: InterviewDoc,
  occasion: Occasion,
): Promise<boolean> {
  const about = await wordsOfApplication(req, application)
  if (!about) return false
  const { locale, to, values } = about
  const zone = await readTimeZone(req.payload)
  const words = hiringMessages[locale].interview
  const { greeting, signature } = mailMessages[locale]
  const times = (interview.proposedTimes ?? []).map(({ at }) => `- ${longTime(at, locale, zone)}`).join('\n')
  const at = interview.confirmedAt ? longTime(interview.confirmedAt, locale, zone) : ''
  const bodies: Record<Occasion, (string | false)[]> = {
    invited: [words.invited(values.vacancy), times, words.choose, linkWords.interview(interview.id)],
    confirmed: [words.confirmed(values.vacancy, at), words.change, linkWords.interview(interview.id)],
    cancelled: [words.cancelled(values.vacancy), at !== '' && at],
    withdrawn: [words.withdrawn(values.vacancy), at !== '' && at],
  }
  const place = interview.place ? words.place(interview.place, interview.durationMinutes ?? 60) : false
  const calendar = occasion === 'invited' ? undefined : await calendarFor(req, about, interview, occasion)
  await queueMail(
    req.payload,
    {
      to,
      subject: words.subject[isOff(occasion) ? 'cancelled' : occasion](values.vacancy),
      text: compose(greeting(values.name), ...bodies[occasion], place, signature(values.company)),
      locale,
      relatedTo: { relationTo: 'applications', value: application.id },
      ...(calendar ? { calendar } : {}),
    },
    req,
  )
  return true
}

async function calendarFor(
  { payload }: PayloadRequest,
  { locale, to, values }: ApplicationWords,
  interview: InterviewDoc,
  occasion: Occasion,
): Promise<string | undefined> {
  if (!interview.confirmedAt) return undefined
  const words = hiringMessages[locale].interview
  return calendarOf({
    uid: `${interview.id}@${new URL(env.SITE_URL).hostname}`,
    sequence: interview.sequence ?? 0,
    start: new Date(interview.confirmedAt),
    minutes: interview.durationMinutes ?? 60,
    summary: words.subject.confirmed(values.vacancy),
    description: words.confirmed(values.vacancy, values.reference),
    location: interview.place ?? '',
    organizer: await senderOf(payload, locale),
    attendee: { name: values.name, address: to },
    isCancelled: isOff(occasion),
    stamp: new Date(),
  })
}

/** Tells the desk (the vacancy's owner is reached through the application's page) what a candidate decided. */
export async function tellInterviewers(
  req: PayloadRequest,
  interview: InterviewDoc,
  textIn: (locale: Locale) => string,
): Promise<void> {
  for (const reference of interview.interviewers ?? []) {
    const user = await req.payload.findByID({
      collection: 'users',
      id: idOf(reference),
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    if (!user) continue
    await tellColleague(req, user, idOf(interview.application), (locale) => ({
      subject: hiringMessages[locale].interview.forDesk,
      text: textIn(locale),
    }))
  }
}
