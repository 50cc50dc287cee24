import type { DefaultServerCellComponentProps } from 'payload'
import { segments } from '@/admin/segments'

/** The title of what is to be reviewed, leading to its form. */
export function ReviewCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const segment = segments[rowData.collection as keyof typeof segments]
  const name = typeof cellData === 'string' && cellData ? cellData : String(rowData.documentId)
  return segment ? <a href={`/admin/auth/${segment}/edit/${rowData.documentId}`}>{name}</a> : <span>{name}</span>
}
