import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { AdminViewServerProps, CollectionSlug, Where } from 'payload'
import { listOf } from '@/admin/dashboard/bars'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { segments } from '@/admin/segments'
import { AdminPage } from './AdminPage'

const SHOWN = 100

/** `/admin/auth/categories/{id}`: a category and what is in it. */
export async function CategoryView(props: AdminViewServerProps) {
  const { permissions, req } = props.initPageResult
  const [, , id = ''] = (props.params?.segments ?? []) as string[]
  const user = requireSession(props.initPageResult, `/admin/auth/categories/${id}`)
  const words = messagesOf(req.i18n.language).category
  const access = { user, overrideAccess: false, draft: true, depth: 0 } as const
  const category = isObjectId(id)
    ? await req.payload.findByID({ collection: 'categories', id, ...access, disableErrors: true })
    : null
  if (!category) {
    return (
      <AdminPage view={props}>
        <p className="diwan-empty">{words.missing}</p>
        <a href="/admin/auth/categories">{words.back}</a>
      </AdminPage>
    )
  }
  const where: Where = { categories: { in: [id] } }
  const { docs, totalDocs } = await req.payload.find({
    collection: category.kind as CollectionSlug & ('blogs' | 'news' | 'case-studies'),
    where,
    sort: '-updatedAt',
    limit: SHOWN,
    ...access,
  })
  return (
    <AdminPage view={props}>
      <article className="diwan-board">
        <h1 dir="auto">{category.title || category.slug}</h1>
        {category.description && <p dir="auto">{category.description}</p>}
        <p>
          <a href={`/admin/auth/categories/edit/${id}`}>{words.edit}</a>
        </p>
        <h2>{words.entries(totalDocs)}</h2>
        {docs.length === 0 ? (
          <>
            <p className="diwan-empty">{words.empty}</p>
            {permissions.collections?.[category.kind]?.create && (
              <p className="diwan-buttons">
                <a href={`/admin/auth/${segments[category.kind]}/add`}>{words.write}</a>
              </p>
            )}
          </>
        ) : (
          <ul>
            {docs.map((entry) => (
              <li key={entry.id}>
                <a href={`/admin/auth/${segments[category.kind]}/edit/${entry.id}`} dir="auto">
                  {entry.title || entry.slug}
                </a>{' '}
                <small className="diwan-hint">{words.state[entry._status ?? 'draft']}</small>
              </li>
            ))}
          </ul>
        )}
        {totalDocs > docs.length && (
          <a href={listOf({ collection: category.kind, where })}>{words.more(totalDocs - docs.length)}</a>
        )}
      </article>
    </AdminPage>
  )
}
