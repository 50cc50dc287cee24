import type { Locale } from '@diwan/shared/content'
import { DAY, MINUTE } from '@diwan/shared/lib/time'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import { fieldsMessages } from '@diwan/shared/messages/fields'
import { DASHBOARD_KEPT_FOR } from '@diwan/shared/spec/admin'
import type { PayloadRequest, Where } from 'payload'
import { dayAndMonth } from '@/recruitment/longDate'
import { readTimeZone } from '@/recruitment/readTimeZone'
import { type Bar, barsOf } from './bars'
import { keptFor } from './keptFor'
import { weeksOf } from './weeksOf'

export interface Chart {
  key:
    | 'applicationsPerWeek'
    | 'applicationsByStage'
    | 'contactsByTopic'
    | 'timeToAnswer'
    | 'entriesPublished'
    | 'newsPublished'
  bars: Bar[]
}

const WEEKS = 10
const MONTHS = 6
const RECENT = 90 * DAY
const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const
const HOUR_MINUTES = 60
const DAY_MINUTES = DAY / MINUTE

const between = (field: string, from: Date, to: Date): Where => ({
  and: [{ [field]: { greater_than_equal: from.toISOString() } }, { [field]: { less_than: to.toISOString() } }],
})

async function applicationsPerWeek(req: PayloadRequest, locale: Locale) {
  const timeZone = await readTimeZone(req.payload)
  return barsOf(
    req,
    weeksOf(Date.now(), timeZone, WEEKS).map(({ from, to }, week) => ({
      key: String(week),
      label: dayAndMonth(from, locale, timeZone),
      collection: 'applications' as const,
      where: between('createdAt', from, to),
    })),
  )
}

function applicationsByStage(req: PayloadRequest, locale: Locale) {
  const words = fieldsMessages[locale].options as Record<string, string>
  return barsOf(
    req,
    stages.map((stage) => ({
      key: stage,
      label: words[stage] ?? stage,
      collection: 'applications' as const,
      where: { stage: { equals: stage } },
    })),
  )
}

async function contactsByTopic(req: PayloadRequest, locale: Locale) {
  const topics = await Promise.all(
    (['services', 'industry-solutions'] as const).map(async (collection) => {
      const query = { locale, fallbackLocale: 'en', limit: 50, depth: 0, pagination: false } as const
      const { docs } = await req.payload.find({
        ...query,
        collection,
        select: { title: true },
        user: req.user,
        overrideAccess: false,
      })
      return docs.map(({ id, title }) => ({ collection, id, title }))
    }),
  )
  const bars = await barsOf(
    req,
    topics.flat().map(({ collection, id, title }) => ({
      key: id,
      label: title,
      collection: 'contacts' as const,
      // As the list's filters write it: they show what they know.
      where: { topic: { equals: { relationTo: collection, value: id } } },
    })),
  )
  return bars
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 8)
}

function timeToAnswer(req: PayloadRequest, locale: Locale) {
  const words = dashboardMessages[locale].answers
  const since = { createdAt: { greater_than: new Date(Date.now() - RECENT).toISOString().slice(0, 10) } }
  const within = (key: keyof typeof words, from: number, to?: number) => {
    const minutes: Where[] = [{ minutesToAnswer: { greater_than_equal: from } }]
    if (to) minutes.push({ minutesToAnswer: { less_than: to } })
    return { key, label: words[key], collection: 'contacts' as const, where: { and: [since, ...minutes] } }
  }
  return barsOf(req, [
    within('hour', 0, HOUR_MINUTES),
    within('fourHours', HOUR_MINUTES, 4 * HOUR_MINUTES),
    within('day', 4 * HOUR_MINUTES, DAY_MINUTES),
    within('threeDays', DAY_MINUTES, 3 * DAY_MINUTES),
    within('longer', 3 * DAY_MINUTES),
    {
      key: 'open',
      label: words.open,
      collection: 'contacts',
      where: { and: [since, { status: { in: ['new', 'in-progress'] } }] },
    },
  ])
}

const publishedPerMonth = (collection: 'blogs' | 'news', day: string) => (req: PayloadRequest, locale: Locale) => {
  // The whole year: "Jun 26" is a day to many. The months are those of UTC, wherever the server stands.
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  const now = new Date()
  return barsOf(
    req,
    Array.from({ length: MONTHS }, (_, index) => {
      const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1))
      const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
      return {
        key: from.toISOString(),
        label: format.format(from),
        collection,
        where: between(day, from, to),
      }
    }),
  )
}

const makers = {
  applicationsPerWeek: { role: 'recruiter', make: applicationsPerWeek },
  applicationsByStage: { role: 'recruiter', make: applicationsByStage },
  contactsByTopic: { role: 'editor', make: contactsByTopic },
  timeToAnswer: { role: 'editor', make: timeToAnswer },
  entriesPublished: { role: 'editor', make: publishedPerMonth('blogs', 'publishedAt') },
  newsPublished: { role: 'editor', make: publishedPerMonth('news', 'date') },
} as const

const kept = keptFor<Chart[]>(DASHBOARD_KEPT_FOR)

/** The charts of somebody's role. Counted at most twice a minute for each role and language, however many look. */
export function chartsFor(req: PayloadRequest): Promise<Chart[]> {
  const role = req.user?.role ?? ''
  const locale = req.i18n.language === 'ar' ? 'ar' : 'en'
  return kept(`${role}/${locale}`, () => countCharts(req, role, locale))
}

async function countCharts(req: PayloadRequest, role: string, locale: Locale): Promise<Chart[]> {
  const mine = Object.entries(makers).filter(([, maker]) => role === 'admin' || role === maker.role)
  const charts: Chart[] = []
  for (const [key, { make }] of mine) charts.push({ key: key as Chart['key'], bars: await make(req, locale) })
  return charts
}
