import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { messagesOf } from '@/admin/messagesOf'
import { requireSession } from '@/admin/requireSession'
import { segments } from '@/admin/segments'
import { AdminPage } from './AdminPage'

const SHOWN = 100
const OBJECT_ID = /^[0-9a-f]{24}$/

/** `/admin/auth/categories/{id}`: a category and what is in it. */
export async function CategoryView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const [, , id = ''] = (props.params?.segments ?? []) as string[]
  const user = requireSession(props.initPageResult, `/admin/auth/categories/${id}`)
  const words = messagesOf(req.i18n.language).category
  const access = { user, overrideAccess: false, draft: true, depth: 0 } as const
  const category = OBJECT_ID.test(id)
    ? await req.payload.findByID({ collection: 'categories', id, ...access, disableErrors: true })
    : null
  if (!category) {
    return (
      <AdminPage view={props}>
        <p className="diwan-empty">{words.missing}</p>
      </AdminPage>
    )
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: category.kind as CollectionSlug & ('blogs' | 'news' | 'case-studies'),
    where: { categories: { in: [id] } },
    sort: '-updatedAt',
    limit: SHOWN,
    ...access,
  })
  return (
    <AdminPage view={props}>
      <article className="diwan-category">
        <h1>{category.title}</h1>
        {category.description && <p>{category.description}</p>}
        <p>
          <a href={`/admin/auth/categories/edit/${id}`}>{words.edit}</a>
        </p>
        <h2>{words.entries(totalDocs)}</h2>
        {docs.length === 0 ? (
          <p className="diwan-empty">{words.empty}</p>
        ) : (
          <ul>
            {docs.map((entry) => (
              <li key={entry.id}>
                <a href={`/admin/auth/${segments[category.kind]}/edit/${entry.id}`}>{entry.title ?? entry.slug}</a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </AdminPage>
  )
}
