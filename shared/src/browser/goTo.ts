import { sameOriginPath } from './sameOriginPath.ts'

/** Opens a path of this site; any other target is ignored. */
export function goTo(target: string): void {
  const path = sameOriginPath(target, location.origin)
  if (path !== undefined) location.assign(path)
}
