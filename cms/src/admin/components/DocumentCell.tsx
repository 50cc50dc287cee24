import { isContentSlug } from '@diwan/shared/content'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { segments } from '@/admin/segments'
import { titleOf } from '@/audit/titleOf'

interface Props extends DefaultServerCellComponentProps {
  /** The collection of the document, where the row does not say it. */
  collection?: string
}

const segmentOf = (slug: string) => segments[slug as keyof typeof segments]

/** The title of the content that a row is about, leading to its form, or in the first column to the row's own: an id says nothing. */
export async function DocumentCell({ cellData, collection, collectionConfig, link, payload, rowData }: Props) {
  const id = String(cellData ?? '')
  const slug = collection ?? String(rowData.collection)
  const title = (await readTitle(payload, slug, id)) ?? id
  const form =
    slug === 'globals' ? `/admin/globals/${id}` : segmentOf(slug) && `/admin/auth/${segmentOf(slug)}/edit/${id}`
  const href = link ? `/admin/auth/${segmentOf(collectionConfig.slug)}/edit/${String(rowData.id)}` : form
  return href ? (
    <a href={href} dir="auto">
      {title}
    </a>
  ) : (
    <bdi>{title}</bdi>
  )
}

/** The title of content, which every account of the staff may read. */
async function readTitle(payload: Payload, collection: string, id: string): Promise<string | null> {
  if (!isContentSlug(collection)) return null
  const query = { id, depth: 0, draft: true, disableErrors: true, fallbackLocale: ['en', 'ar'] } as never
  const doc = await payload.findByID({ collection, ...(query as object), overrideAccess: true } as never)
  return doc ? titleOf(collection, doc as unknown as Record<string, unknown>) : null
}
