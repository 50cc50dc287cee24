import { DAY } from '@diwan/shared/lib/time'
import type { CollectionSlug, InitPageResult, PayloadRequest, Where } from 'payload'
import { stringify } from 'qs-esm'
import { segments, type AdminCollection } from '@/admin/segments'

interface Question {
  key: 'newContacts' | 'newApplications' | 'drafts' | 'missingArabic' | 'closingVacancies' | 'failedMails'
  collection: AdminCollection
  where: Where
  locale?: 'en' | 'ar'
  isOfDrafts?: boolean
}

export interface Waiting {
  key: Question['key']
  count: number
  /** The list that shows exactly these. */
  href: string
}

const CLOSING_WITHIN = 14 * DAY

function questions(): Question[] {
  const now = Date.now()
  const isClosing: Where = {
    and: [
      { state: { equals: 'open' } },
      { closesAt: { greater_than: new Date(now).toISOString() } },
      { closesAt: { less_than: new Date(now + CLOSING_WITHIN).toISOString() } },
    ],
  }
  return [
    { key: 'newContacts', collection: 'contacts', where: { status: { equals: 'new' } } },
    { key: 'newApplications', collection: 'applications', where: { stage: { equals: 'new' } } },
    { key: 'drafts', collection: 'blogs', where: { _status: { equals: 'draft' } }, isOfDrafts: true },
    { key: 'missingArabic', collection: 'blogs', where: { title: { exists: false } }, locale: 'ar' },
    { key: 'closingVacancies', collection: 'vacancies', where: isClosing },
    { key: 'failedMails', collection: 'mails', where: { status: { equals: 'failed' } } },
  ]
}

async function countOf(
  req: PayloadRequest,
  { collection, where, locale = 'en', isOfDrafts }: Question,
): Promise<number> {
  const query = { collection: collection as CollectionSlug, where, locale, user: req.user, overrideAccess: false }
  if (!isOfDrafts) return (await req.payload.count(query)).totalDocs
  return (await req.payload.find({ ...query, draft: true, limit: 1, depth: 0, select: {} })).totalDocs
}

/** What waits for the person who is signed in, as far as their role may see it; nothing that is at zero. */
export async function whatWaits({ req, permissions }: InitPageResult): Promise<Waiting[]> {
  const mine = questions().filter(({ collection }) => permissions.collections?.[collection as CollectionSlug]?.read)
  const counts = await Promise.all(mine.map((question) => countOf(req, question)))
  return mine
    .map(({ key, collection, where, locale }, position) => ({
      key,
      count: counts[position] ?? 0,
      href: `/admin/auth/${segments[collection]}${stringify({ where, locale }, { addQueryPrefix: true, skipNulls: true })}`,
    }))
    .filter(({ count }) => count > 0)
}
