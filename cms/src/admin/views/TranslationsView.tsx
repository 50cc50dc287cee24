import { contentSlugs, locales, type ContentSlug, type Locale } from '@diwan/shared/content'
import { dashboardMessages } from '@diwan/shared/messages/dashboard'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import { asListed, listOf } from '@/admin/dashboard/bars'
import { requireSession } from '@/admin/requireSession'
import { segments } from '@/admin/segments'
import { countMissing, missingIn, titleField } from '@/admin/translations/countMissing'
import { AdminPage } from './AdminPage'

const SHOWN = 8

interface Entry {
  id: string
  name: string
}

async function listMissing(
  req: PayloadRequest,
  collection: ContentSlug,
  field: string,
  locale: Locale,
): Promise<{ found: number; entries: Entry[] }> {
  const other = locale === 'en' ? 'ar' : 'en'
  const query = {
    limit: SHOWN,
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
    fallbackLocale: false,
  }
  const find = {
    collection: collection as CollectionSlug,
    where: await asListed(req, { collection, where: missingIn(collection, field) }),
    locale,
    sort: '-updatedAt',
    ...query,
  }
  const { docs } = await req.payload.find(find as never)
  const ids = (docs as unknown as { id: string }[]).map(({ id }) => id)
  if (ids.length === 0) return { found: 0, entries: [] }
  const named = {
    ...query,
    collection: collection as CollectionSlug,
    where: { id: { in: ids } },
    locale: other,
    draft: true,
  }
  const { docs: written } = await req.payload.find(named as never)
  const entries = (written as unknown as Record<string, unknown>[]).map((doc) => ({
    id: String(doc.id),
    name: String(doc[field] ?? doc.slug ?? ''),
  }))
  return { found: ids.length, entries }
}

/** What a collection lacks in a language: the newest of it, and how much there is. Counting is the dearer question. */
async function boardOf(req: PayloadRequest, collection: ContentSlug, field: string, locale: Locale) {
  const { entries, found } = await listMissing(req, collection, field, locale)
  const count = found < SHOWN ? found : await countMissing(req, collection, field, locale)
  return {
    collection,
    locale,
    count,
    entries,
    href: listOf({ collection, where: missingIn(collection, field), locale }),
  }
}

/** `/admin/auth/translations`: what is written in one language only, each leading to both side by side. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult
  requireSession(props.initPageResult, '/admin/auth/translations')
  const words = dashboardMessages[req.i18n.language === 'ar' ? 'ar' : 'en'].translations
  const mine = contentSlugs.filter((slug) => permissions.collections?.[slug as CollectionSlug]?.update)
  const boards = await Promise.all(
    mine.flatMap((collection) => {
      const field = titleField(req, collection)
      return field ? locales.map((locale) => boardOf(req, collection, field, locale)) : []
    }),
  )
  const open = boards.filter(({ count }) => count > 0)
  const nameOf = (collection: ContentSlug) => {
    const label = req.payload.collections[collection as CollectionSlug].config.labels.plural as Record<string, string>
    return label[req.i18n.language] ?? collection
  }
  return (
    <AdminPage view={props}>
      <article className="diwan-board">
        <h1>{words.title}</h1>
        <p className="diwan-hint">{open.length === 0 ? words.none : words.intro}</p>
        {open.map(({ collection, count, entries, href, locale }) => (
          <section key={`${collection}/${locale}`} aria-labelledby={`${collection}-${locale}`}>
            <h2 id={`${collection}-${locale}`}>
              {nameOf(collection)} · {locale === 'en' ? words.missingEn : words.missingAr} ({count})
            </h2>
            <ul>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <span dir="auto">{name || words.untitled}</span>
                  <a href={`/admin/auth/translate/${segments[collection]}/${id}`}>{words.write}</a>
                </li>
              ))}
            </ul>
            {count > entries.length && <a href={href}>{words.more(count - entries.length)}</a>}
          </section>
        ))}
      </article>
    </AdminPage>
  )
}
