import type { DefaultServerCellComponentProps } from 'payload'
import { exactTime, shortDate, shortTime } from '@/recruitment/longDate'
import { readCompanyZone } from './readCompanyZone'

interface Props extends DefaultServerCellComponentProps {
  /** Whether the hour means nothing. */
  isDay?: boolean
  /** Whether seconds tell one from the next. */
  isExact?: boolean
}

/** A date of a list by the company's clock. */
export async function CompanyTimeCell({ cellData, i18n, isDay, isExact, payload }: Props) {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return '–'
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const words = isDay ? shortDate : isExact ? exactTime : shortTime
  return (
    <time dateTime={new Date(cellData).toISOString()}>{words(cellData, language, await readCompanyZone(payload))}</time>
  )
}
