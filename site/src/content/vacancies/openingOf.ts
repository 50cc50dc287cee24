import { CLOSING_SOON } from '@diwan/shared/spec/hiring'
import type { StoreReader } from '@diwan/site/store'

/** Whether people may apply, and why not. */
export type Opening = 'open' | 'closing-soon' | 'on-hold' | 'filled' | 'closed'

/** What a vacancy's state and closing time mean at this moment. */
export function openingOf(
  store: StoreReader,
  { state, closesAt }: { state: 'open' | 'on-hold' | 'filled' | 'closed'; closesAt: string | null },
): Opening {
  if (state === 'filled' || state === 'closed') return state
  if (closesAt !== null && store.hasPassed(closesAt)) return 'closed'
  if (state === 'on-hold') return 'on-hold'
  if (closesAt === null) return 'open'
  return store.hasPassed(new Date(Date.parse(closesAt) - CLOSING_SOON).toISOString()) ? 'closing-soon' : 'open'
}

/** Whether people may apply. */
export const takesApplications = (opening: Opening): boolean => opening === 'open' || opening === 'closing-soon'

/** Whether nobody will be able to apply again. */
export const isOver = (opening: Opening): boolean => opening === 'filled' || opening === 'closed'
