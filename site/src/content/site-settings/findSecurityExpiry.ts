import { defineQuery } from '@diwan/site/store'

const FIRST_YEAR = 2026

/**
 * When the security contact has to be looked at again: a half-year's end that is six to twelve months away. The file changes
 * when the half-year does, and not at every build.
 */
export const findSecurityExpiry = defineQuery('site-settings.findSecurityExpiry', (store): string => {
  const starts = (half: number) =>
    `${FIRST_YEAR + Math.floor(half / 2)}-${half % 2 === 0 ? '01' : '07'}-01T00:00:00.000Z`
  let half = 0
  while (store.hasPassed(starts(half + 1))) half++
  return starts(half + 2)
})
