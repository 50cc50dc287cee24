import { pathOf, isLocale, defaultLocale, type Locale } from '@diwan/shared/content'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { ReleaseState } from '@/admin/components/ReleaseState'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { previewAddress } from '@/publishing/preview/previewAddress'
import { AdminPage } from './AdminPage'

type EntryCollection = 'blogs' | 'news'

const isEntryCollection = (value: unknown): value is EntryCollection => value === 'blogs' || value === 'news'

async function findEntry(req: PayloadRequest, collection: EntryCollection, slug: string, locale: Locale) {
  const query = {
    collection,
    where: { slug: { equals: slug } },
    locale,
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  } as const
  const [newest, published] = await Promise.all([
    req.payload.find({ ...query, draft: true }),
    req.payload.find({ ...query, where: { and: [query.where, { _status: { equals: 'published' } }] } }),
  ])
  return { newest: newest.docs[0], published: published.docs[0] }
}

/** `/admin/auth/blogs/{slug}` and `/admin/auth/news/{slug}`: an entry as visitors see it, with its state and what can be done. */
export async function EntryView(props: AdminViewServerProps) {
  const { req, locale: adminLocale } = props.initPageResult
  const segmentsOfPath = (props.params?.segments ?? []) as string[]
  requireSession(props.initPageResult, `/admin/${segmentsOfPath.join('/')}`)
  const [, collection, slug = ''] = segmentsOfPath
  const words = messagesOf(req.i18n.language).entry
  const locale = isLocale(adminLocale?.code) ? adminLocale.code : defaultLocale
  const { newest, published } = isEntryCollection(collection) ? await findEntry(req, collection, slug, locale) : {}
  if (!isEntryCollection(collection) || !newest) {
    return (
      <AdminPage view={props}>
        <p className="diwan-empty">{words.missing}</p>
        <a href={`/admin/auth/${collection}`}>{words.back}</a>
      </AdminPage>
    )
  }
  const hasDraft = !published || published.updatedAt !== newest.updatedAt
  const draft = { collection, id: newest.id, locale, document: newest }
  const draftPath = hasDraft ? await previewAddress(draft) : null
  const state = !published ? words.draft : published.updatedAt === newest.updatedAt ? words.published : words.changed
  const publicPath = pathOf(locale, collection, published?.slug ?? slug)
  const isLiveShown = published !== undefined && (draftPath === null || props.searchParams?.show === 'live')
  const shownPath = isLiveShown ? publicPath : draftPath
  const editPath = `/admin/auth/${collection}/edit/${newest.id}`
  return (
    <AdminPage view={props}>
      <article className="diwan-entry">
        <header>
          <h1>{newest.title}</h1>
          <p className="diwan-entry__state">{state}</p>
          <ReleaseState collection={collection} id={newest.id} language={req.i18n.language} />
          <nav className="diwan-entry__actions">
            <a href={editPath}>{words.edit}</a>
            <a href={`${editPath}/versions`}>{words.history}</a>
            {published && (
              <a href={publicPath} target="_blank" rel="noopener">
                {words.open}
              </a>
            )}
          </nav>
        </header>
        {published && draftPath && (
          <nav className="diwan-entry__versions" aria-label={words.versions}>
            <a href="?show=draft" aria-current={isLiveShown ? undefined : 'true'}>
              {words.showDraft}
            </a>
            <a href="?show=live" aria-current={isLiveShown ? 'true' : undefined}>
              {words.showLive}
            </a>
          </nav>
        )}
        {shownPath ? (
          <iframe src={shownPath} title={words.preview(newest.title)} className="diwan-entry__page" />
        ) : (
          <p className="diwan-empty">{words.notPublic}</p>
        )}
      </article>
    </AdminPage>
  )
}
