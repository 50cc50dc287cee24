import { DAY } from '@diwan/shared/lib/time'
import type { StoreReader } from '@diwan/site/store'

/** Whether people may apply, and why not. */
export type Opening = 'open' | 'closing-soon' | 'on-hold' | 'closed'

/** A vacancy counts as closing soon for its last days. */
const CLOSING_SOON = 7 * DAY

/** What a vacancy's state and closing time mean at this moment. */
export function openingOf(
  store: StoreReader,
  { state, closesAt }: { state: 'open' | 'on-hold' | 'filled' | 'closed'; closesAt: string | null },
): Opening {
  if (state === 'filled' || state === 'closed') return 'closed'
  if (closesAt !== null && store.hasPassed(closesAt)) return 'closed'
  if (state === 'on-hold') return 'on-hold'
  if (closesAt === null) return 'open'
  return store.hasPassed(new Date(Date.parse(closesAt) - CLOSING_SOON).toISOString()) ? 'closing-soon' : 'open'
}
