import { appearsAt } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { StoreReader } from '@diwan/site/store'

/** Whether an entry's hour of publication has come. */
export function hasAppeared(store: StoreReader, body: DocumentBody): boolean {
  const instant = appearsAt(body)
  return instant === null || store.hasPassed(instant)
}
