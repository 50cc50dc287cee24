import type { DefaultServerCellComponentProps } from 'payload'
import { documentLink, formOf } from './documentLink'

interface Props extends DefaultServerCellComponentProps {
  /** The collection of the document, where the row does not say it. */
  collection?: string
}

/** The title of the content that a row is about, leading to its form, or in the first column to the row's own: an id says nothing. */
export async function DocumentCell({ cellData, collection, collectionConfig, link, payload, rowData }: Props) {
  const about = await documentLink(payload, collection ?? String(rowData.collection), String(cellData ?? ''))
  const href = link ? formOf(collectionConfig.slug, String(rowData.id)) : about.href
  return href ? (
    <a href={href} dir="auto">
      {about.title}
    </a>
  ) : (
    <bdi>{about.title}</bdi>
  )
}
