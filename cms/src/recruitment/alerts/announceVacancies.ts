import { type Locale, locales, pathOf } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { mailMessages } from '@diwan/shared/messages/mail'
import type { JobAlertDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { compose } from '@/email/messages/compose'
import { queueMail } from '@/email/queueMail'
import { senderOf } from '@/email/senderOf'
import { env } from '@/env'
import { findPublished } from '@/forms/findPublished'
import { linkWords } from '@/recruitment/mails/linkWords'
import { matches } from './matches'

/** Tells job alerts of vacancies that have gone live; each vacancy once. Answers how many mails were queued. */
export async function announceVacancies(payload: Payload, now = new Date()): Promise<number> {
  let mails = 0
  for (const id of await listNew(payload, now)) mails += await announce(payload, id, now)
  return mails
}

async function listNew(payload: Payload, now: Date): Promise<string[]> {
  const find = { pagination: false, depth: 0, overrideAccess: true } as const
  // A state of publishing belongs to a language, so each is asked for by itself.
  const found = await Promise.all(
    locales.map((locale) =>
      payload.find({
        ...find,
        collection: 'vacancies',
        where: {
          and: [
            { _status: { equals: 'published' } },
            { state: { equals: 'open' } },
            { publishedAt: { less_than_equal: now.toISOString() } },
            { or: [{ closesAt: { exists: false } }, { closesAt: { greater_than: now.toISOString() } }] },
          ],
        },
        locale,
        select: {},
      }),
    ),
  )
  const ids = [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))]
  if (ids.length === 0) return []
  const told = await payload.find({ ...find, collection: 'vacancy-announcements', where: { vacancy: { in: ids } } })
  const known = new Set(told.docs.map(({ vacancy }) => vacancy))
  return ids.filter((id) => !known.has(id))
}

/** The announcement and its mails are one transaction: a process that dies here tells everybody or nobody. */
async function announce(payload: Payload, id: string, now: Date): Promise<number> {
  const versions = {
    en: (await findPublished(payload, 'vacancies', id, 'en')) as VacancyDoc | undefined,
    ar: (await findPublished(payload, 'vacancies', id, 'ar')) as VacancyDoc | undefined,
  }
  const { en, ar } = versions
  if (!en || !ar) return 0
  const offered = {
    departments: [en.department, ar.department],
    cities: [en.city, ar.city],
    employmentType: en.employmentType,
  }
  return inTransaction(payload, async (req) => {
    const { docs } = await payload.find({
      collection: 'job-alerts',
      where: { confirmedAt: { exists: true } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    })
    // Who asked twice, or for the whole and a part of it, is told once.
    const byMailbox = new Map(docs.filter((alert) => matches(alert, offered)).map((alert) => [alert.email, alert]))
    const wanting = [...byMailbox.values()]
    await payload.create({
      collection: 'vacancy-announcements',
      data: { vacancy: id, at: now.toISOString(), recipients: wanting.length },
      overrideAccess: true,
      req,
    })
    for (const alert of wanting) await tell(req, alert, versions[alert.locale ?? 'en'] ?? en, now)
    return wanting.length
  })
}

async function tell(req: PayloadRequest, alert: JobAlertDoc, vacancy: VacancyDoc, now: Date): Promise<void> {
  const { payload } = req
  const locale: Locale = alert.locale ?? 'en'
  const words = hiringMessages[locale].alerts
  const { name } = await senderOf(payload, locale)
  const end = linkWords.endAlert
  await queueMail(
    payload,
    {
      to: alert.email,
      subject: words.newSubject(vacancy.title),
      text: compose(
        words.newText(vacancy.title, vacancy.department, vacancy.city),
        vacancy.summary,
        `${env.SITE_URL}${pathOf(locale, 'vacancies', vacancy.slug ?? vacancy.id)}`,
        mailMessages[locale].signature(name),
        `${words.endHint} ${end}`,
      ),
      locale,
      relatedTo: { relationTo: 'job-alerts', value: alert.id },
      headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
    req,
  )
  const data = { lastSentAt: now.toISOString() }
  await payload.update({ collection: 'job-alerts', id: alert.id, data, depth: 0, overrideAccess: true, req })
}
