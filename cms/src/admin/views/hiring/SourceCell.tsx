import type { DefaultServerCellComponentProps } from 'payload'
import { sourceName } from '@/recruitment/sourceName'

/** Where a candidate comes from, in words. */
export function SourceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || !cellData) return '–'
  return <bdi>{sourceName(cellData, i18n.language === 'ar' ? 'ar' : 'en')}</bdi>
}
