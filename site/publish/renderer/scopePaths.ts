import { shared } from '../../store/definitions.ts'

const OUTSIDE = {}

/**
 * Gives each overlay of the store a cache of routes' paths of its own: a render outside it must not find a draft's paths. Each
 * begins with what all of them have in common.
 */
export function scopePaths(routeCache: { cache: Record<string, unknown> }, common: Record<string, unknown>): void {
  const caches = new WeakMap<object, Record<string, unknown>>()
  const scope = () => shared.overlays.getStore() ?? OUTSIDE
  Object.defineProperty(routeCache, 'cache', {
    get() {
      const known = caches.get(scope()) ?? { ...common }
      caches.set(scope(), known)
      return known
    },
    set: (cache: Record<string, unknown>) => caches.set(scope(), cache),
  })
}
