import { isContentSlug } from '@diwan/shared/content'
import type { DefaultServerCellComponentProps } from 'payload'
import { segments } from '@/admin/segments'
import { readTitle } from '@/audit/readTitle'

interface Props extends DefaultServerCellComponentProps {
  /** The collection of the document, where the row does not say it. */
  collection?: string
}

const segmentOf = (slug: string) => segments[slug as keyof typeof segments]

/** The title of the content that a row is about, leading to its form, or in the first column to the row's own: an id says nothing. */
export async function DocumentCell({ cellData, collection, collectionConfig, link, payload, rowData }: Props) {
  const id = String(cellData ?? '')
  const slug = collection ?? String(rowData.collection)
  // Titles of content may be read by every account of the staff, and of nothing else here.
  const title = (isContentSlug(slug) && (await readTitle(payload, slug, id))) || id
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
