import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { StoreReader } from '@diwan/site/store'

/** Whether an entry's hour of publication has come: `publishedAt`, or the date of a news item. Entries without one always show. */
export function hasAppeared(store: StoreReader, body: DocumentBody): boolean {
  const instant = body.publishedAt ?? body.date
  return typeof instant !== 'string' || store.hasPassed(instant)
}
