import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { StoreReader } from '@diwan/site/store'

/** An entry's hour of publication: `publishedAt`, or the date of a news item. `null` for one that always shows. */
export function appearsAt(body: DocumentBody): string | null {
  const instant = body.publishedAt ?? body.date
  return typeof instant === 'string' ? instant : null
}

/** Whether an entry's hour of publication has come. */
export function hasAppeared(store: StoreReader, body: DocumentBody): boolean {
  const instant = appearsAt(body)
  return instant === null || store.hasPassed(instant)
}
