import type { DefaultServerCellComponentProps } from 'payload'
import { shortTime } from '@/recruitment/longDate'
import { companyZone } from './companyZone'

/** A date and time of a list by the company's clock. */
export async function CompanyTimeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return '–'
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  return (
    <time dateTime={new Date(cellData).toISOString()}>{shortTime(cellData, language, await companyZone(payload))}</time>
  )
}
