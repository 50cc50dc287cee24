import type { Locale } from '@diwan/shared/content'
import { formatDate } from '@/lib/formatDate'
import type { ListPart } from './defineDatedList'

/** The title of a part of a list; each is another one. */
export function partTitle(locale: Locale, partFrom: (date: string) => string, { since, nth }: ListPart): string {
  const title = partFrom(Number.isNaN(Date.parse(since)) ? '' : formatDate(locale, since))
  return nth === 1 ? title : `${title} (${nth})`
}
