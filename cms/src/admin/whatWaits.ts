import { contentSlugs, type Locale } from '@diwan/shared/content'
import { DASHBOARD_KEPT_FOR } from '@diwan/shared/spec/admin'
import { CLOSING_SOON } from '@diwan/shared/spec/hiring'
import type { CollectionSlug, InitPageResult, Where } from 'payload'
import { countOf, listOf } from '@/admin/dashboard/bars'
import { keptFor } from '@/admin/dashboard/keptFor'
import { isMyTask } from '@/admin/dashboard/listMyTasks'
import type { AdminCollection } from '@/admin/segments'
import { countTranslationGaps } from '@/admin/translations/countMissing'
import { countPlans } from '@/publishing/plans/listPlans'

type Key =
  | 'newContacts'
  | 'myContacts'
  | 'newApplications'
  | 'myTasks'
  | 'reviews'
  | 'scheduled'
  | 'drafts'
  | 'missingTranslations'
  | 'closingVacancies'
  | 'lateMails'
  | 'failedMails'

interface Question {
  key: Key
  collection: AdminCollection
  where: Where
  locale?: Locale
}

export interface Waiting {
  key: Key
  count: number
  /** The list that shows exactly these. */
  href: string
}

function questions(user: string): Question[] {
  const now = Date.now()
  const isClosing: Where = {
    and: [
      { state: { equals: 'open' } },
      { closesAt: { greater_than: new Date(now).toISOString() } },
      { closesAt: { less_than: new Date(now + CLOSING_SOON).toISOString() } },
    ],
  }
  const isMine: Where = { and: [{ assignee: { equals: user } }, { status: { in: ['new', 'in-progress'] } }] }
  // The mail server was tried more than once, and will be for hours.
  const isLate: Where = { and: [{ status: { equals: 'queued' } }, { attempts: { greater_than: 1 } }] }
  return [
    { key: 'newContacts', collection: 'contacts', where: { status: { equals: 'new' } } },
    { key: 'myContacts', collection: 'contacts', where: isMine },
    { key: 'newApplications', collection: 'applications', where: { stage: { equals: 'new' } } },
    { key: 'myTasks', collection: 'hiring-tasks', where: isMyTask(user) },
    { key: 'reviews', collection: 'reviews', where: { state: { equals: 'asked' } } },
    { key: 'drafts', collection: 'blogs', where: { _status: { equals: 'draft' } }, locale: 'en' },
    { key: 'closingVacancies', collection: 'vacancies', where: isClosing },
    { key: 'lateMails', collection: 'mails', where: isLate },
    { key: 'failedMails', collection: 'mails', where: { status: { equals: 'failed' } } },
  ]
}

const gaps = keptFor<number>(DASHBOARD_KEPT_FOR)

/** What waits for the person who is signed in, as far as their role may see it; nothing that is at zero. */
export async function whatWaits({ req, permissions }: InitPageResult): Promise<Waiting[]> {
  const isMine = (collection: AdminCollection) =>
    Boolean(permissions.collections?.[collection as CollectionSlug]?.[collection === 'blogs' ? 'update' : 'read'])
  const mine = questions(String(req.user?.id)).filter(({ collection }) => isMine(collection))
  const counted = await Promise.all(
    mine.map(async ({ key, ...question }) => ({ key, count: await countOf(req, question), href: listOf(question) })),
  )
  const writable = contentSlugs.filter((slug) => permissions.collections?.[slug as CollectionSlug]?.update)
  const missing = await gaps(writable.join(), () => countTranslationGaps(req, writable))
  const planned = permissions.collections?.bundles?.read
    ? await countOf(req, { collection: 'bundles', where: { state: { equals: 'scheduled' } } })
    : 0
  return [
    ...counted,
    { key: 'scheduled' as const, count: planned + (await countPlans(req)), href: '/admin/auth/planned' },
    { key: 'missingTranslations' as const, count: missing, href: '/admin/auth/translations' },
  ].filter(({ count }) => count > 0)
}
