import { pathOf, isLocale, defaultLocale } from '@diwan/shared/content'
import type { AdminViewServerProps } from 'payload'
import { ReleaseState } from '@/admin/components/ReleaseState'
import { type EntryCollection, findEntry } from '@/admin/findEntry'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { previewAddress } from '@/publishing/preview/previewAddress'
import { AdminPage } from './AdminPage'

const isEntryCollection = (value: unknown): value is EntryCollection => value === 'blogs' || value === 'news'

/** `/admin/auth/blogs/{slug}` and `/admin/auth/news/{slug}`: an entry as visitors see it, with its state and what can be done. */
export async function EntryView(props: AdminViewServerProps) {
  const { req, locale: adminLocale } = props.initPageResult
  const segmentsOfPath = (props.params?.segments ?? []) as string[]
  requireSession(props.initPageResult, `/admin/${segmentsOfPath.join('/')}`)
  const [, collection, slug = ''] = segmentsOfPath
  const words = messagesOf(req.i18n.language).entry
  const locale = isLocale(adminLocale?.code) ? adminLocale.code : defaultLocale
  const entry = isEntryCollection(collection) ? await findEntry(req, collection, slug, locale) : null
  if (!isEntryCollection(collection) || !entry) {
    return (
      <AdminPage view={props}>
        <p className="diwan-empty">{words.missing}</p>
        <a href={`/admin/auth/${collection}`}>{words.back}</a>
      </AdminPage>
    )
  }
  const { hasDraft, newest, published, state } = entry
  const draftPath = hasDraft ? await previewAddress(req.payload, { collection, id: newest.id, locale }) : null
  const publicPath = pathOf(locale, collection, published?.slug ?? slug)
  const isLiveShown = published !== undefined && (draftPath === null || props.searchParams?.show === 'live')
  const shownPath = isLiveShown ? publicPath : draftPath
  // An entry that is not written in this language yet is known by its slug.
  const name = newest.title || newest.slug || words.untitled
  const editPath = `/admin/auth/${collection}/edit/${newest.id}`
  return (
    <AdminPage view={props}>
      <article className="diwan-entry">
        <header>
          <h1 dir="auto">{name}</h1>
          <p className="diwan-entry__state">{words[state]}</p>
          <ReleaseState collection={collection} id={newest.id} locale={locale} language={req.i18n.language} />
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
          <iframe src={shownPath} title={words.preview(name)} className="diwan-entry__page" />
        ) : (
          <p className="diwan-empty">{words.notPublic}</p>
        )}
      </article>
    </AdminPage>
  )
}
