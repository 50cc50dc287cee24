import { DAY } from '@diwan/shared/lib/time'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest, Where } from 'payload'
import { stringify } from 'qs-esm'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { segments, type AdminCollection } from '@/admin/segments'
import { AdminPage } from './AdminPage'

type WaitingKey = 'newContacts' | 'newApplications' | 'drafts' | 'missingArabic' | 'closingVacancies' | 'failedMails'

interface Waiting {
  key: WaitingKey
  collection: AdminCollection
  where: Where
  isDraft?: boolean
}

const CLOSING_WITHIN = 14 * DAY

const waitingFor = (now: number): Waiting[] => [
  { key: 'newContacts', collection: 'contacts', where: { status: { equals: 'new' } } },
  { key: 'newApplications', collection: 'applications', where: { stage: { equals: 'new' } } },
  { key: 'drafts', collection: 'blogs', where: { _status: { equals: 'draft' } }, isDraft: true },
  { key: 'missingArabic', collection: 'blogs', where: { title: { exists: false } } },
  {
    key: 'closingVacancies',
    collection: 'vacancies',
    where: {
      and: [
        { state: { equals: 'open' } },
        { closesAt: { greater_than: new Date(now).toISOString() } },
        { closesAt: { less_than: new Date(now + CLOSING_WITHIN).toISOString() } },
      ],
    },
  },
  { key: 'failedMails', collection: 'mails', where: { status: { equals: 'failed' } } },
]

async function countOf(req: PayloadRequest, { key, collection, where, isDraft }: Waiting): Promise<number> {
  const query = {
    where,
    user: req.user,
    overrideAccess: false,
    locale: key === 'missingArabic' ? ('ar' as const) : ('en' as const),
  }
  const slug = collection as CollectionSlug
  if (!isDraft) return (await req.payload.count({ collection: slug, ...query })).totalDocs
  return (await req.payload.find({ collection: slug, ...query, draft: true, limit: 1, depth: 0, select: {} })).totalDocs
}

const listPath = ({ collection, where }: Waiting) =>
  `/admin/auth/${segments[collection]}${stringify({ where }, { addQueryPrefix: true })}`

/** `/admin/auth/dashboard`: what waits for the person who is signed in, each number leading to its list. */
export async function DashboardView(props: AdminViewServerProps) {
  const { req, permissions } = props.initPageResult
  const user = requireSession(props.initPageResult, '/admin/auth/dashboard')
  const words = messagesOf(req.i18n.language).dashboard
  const visible = waitingFor(Date.now()).filter(
    ({ collection }) => permissions.collections?.[collection as CollectionSlug]?.read,
  )
  const items = (
    await Promise.all(visible.map(async (waiting) => ({ waiting, count: await countOf(req, waiting) })))
  ).filter(({ count }) => count > 0)
  return (
    <AdminPage view={props}>
      <div className="diwan-dashboard">
        <header>
          <h1>{words.greeting(user.name)}</h1>
          <p className="diwan-dashboard__links">
            {permissions.collections?.blogs?.create && <a href="/admin/auth/blogs/add">{words.write}</a>}
            <a href="/">{words.openSite}</a>
          </p>
        </header>
        <h2 id="waiting">{words.waiting}</h2>
        {items.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul className="diwan-dashboard__cards" aria-labelledby="waiting">
            {items.map(({ waiting, count }) => (
              <li key={waiting.key}>
                <a href={listPath(waiting)}>
                  <strong>{count}</strong>
                  <span>{words[waiting.key]}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </AdminPage>
  )
}
