import { safeSessionStorage } from '@diwan/shared/browser/safeStorage'
import { DIRECTION_ATTRIBUTE, DIRECTION_LIFETIME } from '@diwan/shared/spec/navigation'

const KEY = 'diwan-path'
const depth = (path: string) => path.split('/').filter(Boolean).length

/** Deeper pages lie to the left of a movement, and so do later ones at the same depth; the way back is to the right. */
export function directionBetween(previous: string, next: string): 'left' | 'right' | undefined {
  if (previous === next) return undefined
  if (depth(previous) !== depth(next)) return depth(next) > depth(previous) ? 'left' : 'right'
  return next > previous ? 'left' : 'right'
}

/** Tells styles which way the visitor moved, for one second. */
export function startTransitionDirection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const mark = (previous: string | null) => {
    safeSessionStorage.set(KEY, location.pathname)
    const direction = previous === null ? undefined : directionBetween(previous, location.pathname)
    if (!direction) return
    document.body.setAttribute(DIRECTION_ATTRIBUTE, direction)
    // A page that comes back within the second has the rest of an earlier one.
    clearTimeout(timer)
    timer = setTimeout(() => document.body.removeAttribute(DIRECTION_ATTRIBUTE), DIRECTION_LIFETIME)
  }
  mark(safeSessionStorage.get(KEY))
  addEventListener('pageshow', ({ persisted }) => persisted && mark(safeSessionStorage.get(KEY)))
}
