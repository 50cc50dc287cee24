import { DASHBOARD_PATH, LOGIN_PATH } from '../spec/session.ts'

export interface Visit {
  /** Path and query of the page that is asked for. */
  path: string
  isSignedIn: boolean
}

/** Says whether a visit may go on (`true`), or the path it goes to instead. */
export type RouteGuard = (visit: Visit) => true | string

const guards = new Map<string, RouteGuard>()

/** Registers a guard under a name that routes can declare. */
function defineGuard(name: string, guard: RouteGuard): void {
  guards.set(name, guard)
}

/** The guard of that name; an unknown name throws, and lists the valid ones in development. */
export function guardNamed(name: string, { isDevelopment = false } = {}): RouteGuard {
  const guard = guards.get(name)
  if (guard) return guard
  const valid = isDevelopment ? `. Valid guards: ${[...guards.keys()].join(', ')}` : ''
  throw new Error(`Unknown route guard: '${name}'${valid}`)
}

/** The first answer of a route's guards that is not `true`. */
export function runGuards(
  names: readonly string[],
  visit: Visit,
  options?: { isDevelopment?: boolean },
): true | string {
  for (const name of names) {
    const answer = guardNamed(name, options)(visit)
    if (answer !== true) return answer
  }
  return true
}

/** Sends guests of the admin to the sign-in page, from which they return, and signed-in people away from it. */
defineGuard('auth', ({ path, isSignedIn }) => {
  const isLogin = new URL(path, 'http://site').pathname === LOGIN_PATH
  if (isLogin) return isSignedIn ? DASHBOARD_PATH : true
  return isSignedIn ? true : `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}`
})
