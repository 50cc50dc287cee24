import type { Locale } from '@diwan/shared/content'
import type { InterviewDoc } from '@diwan/shared/generated/payload-types'
import type { PayloadRequest } from 'payload'
import { senderOf } from '@/email/senderOf'
import { env } from '@/env'
import { type Appointment, calendarOf } from './calendarOf'

interface Reader extends Pick<Appointment, 'attendee' | 'description' | 'summary'> {
  locale: Locale
  /** Whether it leaves the calendar. */
  isOff: boolean
}

/** An interview for somebody's calendar, where it replaces what came before; `undefined` while no time is agreed. */
export async function appointmentFor(
  { payload }: PayloadRequest,
  { confirmedAt, durationMinutes, id, place, sequence }: InterviewDoc,
  { isOff, locale, ...words }: Reader,
): Promise<string | undefined> {
  if (!confirmedAt) return undefined
  return calendarOf({
    ...words,
    uid: `${id}@${new URL(env.SITE_URL).hostname}`,
    sequence: sequence ?? 0,
    start: new Date(confirmedAt),
    minutes: durationMinutes ?? 60,
    location: place ?? '',
    organizer: await senderOf(payload, locale),
    isCancelled: isOff,
    stamp: new Date(),
  })
}
