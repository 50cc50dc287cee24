import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload'
import { readTitle } from '@/audit/readTitle'

const field: TextFieldClient = { name: 'title', type: 'text' }

/** The title of a row: where the language of the list has none, that of the other one, so that every entry can be told and opened. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionConfig, link, linkURL, payload, rowData } = props
  // Staff who read a list may read its titles in both languages.
  const title = cellData || (await readTitle(payload, collectionConfig.slug, String(rowData.id), { trash: true }))
  const collectionSlug = collectionConfig.slug
  const clientProps = { cellData: title, collectionSlug, field, link, linkURL, rowData, viewType: props.viewType }
  return <RenderDefaultCell clientProps={clientProps} columnIndex={props.columnIndex ?? 0} isLinkedColumn={link} />
}
