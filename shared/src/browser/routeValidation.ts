import { pageNotFound, routeValidationFailed } from '../spec/errors.ts'

/** A route that cannot be shown; `status` is that of the error page. */
export class RouteError extends Error {
  override readonly name = 'RouteError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

export interface Route {
  /** `/blog/{id}`: a name in braces stands for one segment. */
  pattern: string
  validate?: (params: Record<string, string>) => boolean
}

const paramsOf = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, segment] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name && given[i]) params[name] = given[i]
    else if (segment !== given[i]) return undefined
  }
  return params
}

/** Finds the route of a path. An unknown path and a failed validation are both a 404, each with its own message. */
export function matchRoute<R extends Route>(
  routes: readonly R[],
  path: string,
): { route: R; params: Record<string, string> } {
  for (const route of routes) {
    const params = paramsOf(route.pattern, path)
    if (!params) continue
    if (route.validate && !route.validate(params)) throw new RouteError(routeValidationFailed(path), 404)
    return { route, params }
  }
  throw new RouteError(pageNotFound(path), 404)
}
